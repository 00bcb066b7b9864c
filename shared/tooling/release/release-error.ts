/** A sentence for the person who releases; no stack trace belongs to it. */
export class ReleaseError extends Error {}

/** A message for the person who releases, printed without a stack trace. */
export class ReleaseError extends Error {}

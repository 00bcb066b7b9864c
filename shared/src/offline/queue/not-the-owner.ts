/** Somebody else has signed in with this browser meanwhile: the call was not sent. */
export class NotTheOwner extends Error {
  constructor() {
    super('The change belongs to another user.');
  }
}

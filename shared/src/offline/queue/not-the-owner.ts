/** Someone else has signed in meanwhile, so the request was not sent. */
export class NotTheOwner extends Error {
  constructor() {
    super('The change belongs to another user.');
  }
}

/** Says which remote is unavailable, and why. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
  constructor(remote: string, reason: string, options?: ErrorOptions) {
    super(`Remote ${remote} could not be loaded: ${reason}.`, options);
  }
}

/** A timeout: retrying at once would only double the wait. */
export class RemoteTimeoutError extends RemoteUnavailableError {
  constructor(remote: string, limit: number) {
    super(remote, `no answer within ${limit / 1000} s`);
  }
}

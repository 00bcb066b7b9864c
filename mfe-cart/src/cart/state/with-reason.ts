/** The toast for a failure: what failed, then why; if unknown, the general sentence. */
export const withReason = (failed: string, reason: string | null): string =>
  reason ? `${failed} ${reason}` : 'An unexpected error occurred. Please try again.';

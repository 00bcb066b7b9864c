/** A failure's toast: what failed, then why; when nothing is known about it, the general sentence. */
export const withReason = (failed: string, reason: string | null): string =>
  reason ? `${failed} ${reason}` : 'An unexpected error occurred. Please try again.';

import { reasonOf } from './reason-of.ts';

/** A failure's toast: what failed, then why; when nothing is known about it, the general sentence. */
export const withReason = (failed: string, error: unknown): string => {
  const reason = reasonOf(error);
  return reason ? `${failed} ${reason}` : 'An unexpected error occurred. Please try again.';
};

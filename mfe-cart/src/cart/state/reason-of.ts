import { isNoResponse, serverSaid, statusOf } from '@marketplace/shared/http';

/** Why a call failed, in a sentence; null when nothing is known about it. */
export const reasonOf = (error: unknown): string | null => {
  const said = serverSaid(error);
  if (said) return said;
  if (isNoResponse(error)) return 'The marketplace could not be reached. Please check your connection and try again.';
  const status = statusOf(error);
  return status === undefined ? null : `The marketplace answered with error ${status}. Please try again.`;
};

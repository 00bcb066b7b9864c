import type { Session } from '@marketplace/shared/session';

/** Why a session could not be checked, and what happens now. */
export const whyUnchecked: Record<NonNullable<Session['unchecked']>, string> = {
  'no-response': 'The server didn’t respond. Check your connection. You’re still signed in, and we’ll keep trying.',
  'server-error': 'The server has a problem. You’re still signed in, and we’ll keep trying.',
};

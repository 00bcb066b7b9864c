import type { SignOnProblem } from '@marketplace/shared/contracts';

const texts: Record<SignOnProblem, string> = {
  unavailable: 'This way to sign in is no longer offered. Choose another one.',
  unreachable: 'Your company’s sign-in does not answer. Please try again in a moment.',
  secret_unreadable: 'This way to sign in is out of order. Tell your administrator, and use your password until then.',
  expired: 'This sign-in has run out, was used already, or began in another browser. Please start again.',
  denied: 'The sign-in was cancelled at your company’s sign-in. Nothing has happened.',
  provider_error: 'Your company’s sign-in refused. Please try again; if it goes on, tell your administrator.',
  invalid_answer:
    'The answer of your company’s sign-in could not be trusted. Please start again, or tell your administrator.',
  email_missing: 'Your company’s sign-in did not tell your email. Ask your administrator to release it.',
  email_unverified: 'Your company’s sign-in has not verified your email. Verify it there, then try again.',
  foreign_domain: 'Your email belongs to a domain that may not sign in this way. Use your password instead.',
  unproven_domain:
    'Your company has not proven yet that your email domain is its own. Use your password, or tell your administrator.',
  stale:
    'Your company’s sign-in did not ask you to prove who you are again. Please try again; if it goes on, tell your administrator.',
  unknown_user: 'You have no account here yet. Ask your administrator to invite you.',
  disabled: 'Your account is disabled. Ask your administrator to enable it.',
  password_only: 'Super administrators sign in by password only. Please use yours.',
  temporary_password: 'Your account has a temporary password. Sign in with it once and choose your own first.',
  linked_elsewhere: 'Your email belongs to somebody else’s sign-in here. Ask your administrator to sort it out.',
  changed_meanwhile: 'The settings changed during this sign-in. Please start again.',
  too_many: 'Too many sign-ins from your network. Please try again in a minute.',
  failed: 'The sign-in did not come to an end. Please start again.',
};

/** What the sign-in page says of a problem that its address names; undefined for anything else. */
export const problemText = (problem: string | null): string | undefined =>
  problem !== null && Object.hasOwn(texts, problem) ? texts[problem as SignOnProblem] : undefined;

import type { SignOnProblem } from '@marketplace/shared/contracts';

const texts: Record<SignOnProblem, string> = {
  unavailable: 'This way to sign in is no longer offered. Choose another one.',
  unreachable: 'Your company’s sign-in isn’t responding. Please try again in a moment.',
  secret_unreadable: 'This way to sign in isn’t working. Tell your administrator, and use your password for now.',
  expired: 'This sign-in has expired, was already used, or started in another browser. Please start again.',
  denied: 'The sign-in was canceled on your company’s page. Nothing has changed.',
  provider_error: 'Your company’s sign-in refused. Please try again. If it keeps happening, tell your administrator.',
  invalid_answer:
    'We couldn’t verify the response from your company’s sign-in. Please start again, or tell your administrator.',
  email_missing: 'Your company’s sign-in didn’t share your email. Ask your administrator to share it.',
  email_unverified: 'Your company’s sign-in hasn’t verified your email. Verify it there, then try again.',
  foreign_domain: 'Your email’s domain can’t sign in this way. Use your password instead.',
  unproven_domain: 'Your company hasn’t verified your email domain yet. Use your password, or tell your administrator.',
  stale:
    'Your company’s sign-in didn’t ask you to confirm it’s you. Please try again. If it keeps happening, tell your administrator.',
  unknown_user: 'You don’t have an account here yet. Ask your administrator to invite you.',
  disabled: 'Your account is disabled. Ask your administrator to enable it.',
  password_only: 'Super admins can only sign in with a password. Please use yours.',
  temporary_password: 'Your account has a temporary password. Sign in with it first, and choose your own.',
  linked_elsewhere: 'Someone else’s sign-in already uses your email. Ask your administrator for help.',
  changed_meanwhile: 'The settings changed during this sign-in. Please start again.',
  too_many: 'Too many sign-ins from your network. Please try again in a minute.',
  failed: 'The sign-in didn’t finish. Please start again.',
};

/** What the sign-in page says about a problem that its address names; undefined for anything else. */
export const problemText = (problem: string | null): string | undefined =>
  problem !== null && Object.hasOwn(texts, problem) ? texts[problem as SignOnProblem] : undefined;

import type { SignOnProblem } from '@marketplace/shared/contracts';

const texts: Partial<Record<SignOnProblem, string>> = {
  unreachable: 'The provider didn’t respond. Check the issuer, and whether the provider is up.',
  secret_unreadable: 'The server’s current key can’t read the stored secret. Enter it again and save.',
  denied: 'The provider denied the sign-in. Either you canceled it, or your account doesn’t have access.',
  provider_error:
    'The provider refused. Most often, the client ID or secret is wrong, or the redirect URI isn’t registered.',
  invalid_answer: 'The provider’s response can’t be trusted: its issuer, audience, age or signature isn’t right.',
  email_missing: 'The provider didn’t share an email address. Allow the scope “email” for this client.',
  email_unverified:
    'The provider hasn’t verified the email address: the claim “email_verified” must be true. With Microsoft Entra, sign in as a member of the tenant, not as a guest.',
  foreign_domain:
    'You signed in with an account from another domain. Add its domain, or test with another account. With Google, use a Workspace account.',
  changed_meanwhile: 'The settings changed during the test. Test again.',
  unavailable: 'The provider was removed during the test.',
};

/** Explains to administrators why a test failed and what to do. */
export const testProblem = (problem: string): string =>
  texts[problem as SignOnProblem] ?? 'The test didn’t finish. Try again.';

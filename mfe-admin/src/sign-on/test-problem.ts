import type { SignOnProblem } from '@marketplace/shared/contracts';

const texts: Partial<Record<SignOnProblem, string>> = {
  unreachable: 'The provider did not answer. Check the issuer, and whether the provider is up.',
  secret_unreadable: 'The stored secret can’t be read with the present key of the server. Enter it again and save.',
  denied: 'The provider let nobody in: the sign-in was cancelled there, or your account may not use it.',
  provider_error:
    'The provider refused. Most often the client id or the secret is wrong, or the redirect address is not registered there.',
  invalid_answer: 'The provider’s answer could not be trusted: issuer, audience, age or signature is not right.',
  email_missing: 'The provider told no email. Let it release the scope “email” to this client.',
  email_unverified:
    'The provider does not vouch for the email: the claim “email_verified” must be true. At Microsoft Entra, sign in as a member of the tenant, not as a guest.',
  foreign_domain:
    'The account that signed in is of another domain. Add its domain, or test with another account. At Google, it must be an account of a Workspace.',
  changed_meanwhile: 'The settings were changed while the test ran. Test again.',
  unavailable: 'The provider was removed while the test ran.',
};

/** Explains to administrators why a test failed and what to do. */
export const testProblem = (problem: string): string =>
  texts[problem as SignOnProblem] ?? 'The test did not come to an end. Try again.';

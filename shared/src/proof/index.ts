export { DeleteAccountForm } from './delete-account-form.tsx';
export { createPasskey, readPasskey, supportsPasskeys } from './passkeys.ts';
export { proofProblem } from './proof-problem.ts';
export { ProofChoice } from './proof-choice.tsx';

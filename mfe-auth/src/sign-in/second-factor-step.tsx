import { useNavigate } from '@marketplace/shared/router';
import { ProofStep } from '../second-factor/proof-step.tsx';
import { STEP_TITLE } from './step-ids.ts';
import type { SignIn } from './use-sign-in.ts';

/** Finishes the sign-in of an account with two-step verification. */
export const SecondFactorStep = ({ state: { challenge } }: SignIn) => {
  const navigate = useNavigate();
  if (!challenge) return null;
  return (
    <ProofStep challenge={challenge} labelledBy={STEP_TITLE} onSignedIn={() => void navigate('/', { replace: true })} />
  );
};

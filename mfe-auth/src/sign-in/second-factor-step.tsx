import { useNavigate } from '@marketplace/shared/router';
import { ProofOnDemand } from '../second-factor/proof-on-demand.tsx';
import { STEP_TITLE } from './step-ids.ts';
import type { SignIn } from './use-sign-in.ts';

/** Finishes the sign-in of an account with two-step verification. */
export const SecondFactorStep = ({ state: { challenge } }: SignIn) => {
  const navigate = useNavigate();
  if (challenge === null) return null;
  return (
    <ProofOnDemand
      challenge={challenge}
      labelledBy={STEP_TITLE}
      onSignedIn={() => void navigate('/', { replace: true })}
    />
  );
};

import type { User } from '@marketplace/shared/contracts';
import { Button, Loader, Notice } from '@marketplace/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import styles from './proof-on-demand.module.css';
import type { ProofStep } from './proof-step.tsx';

interface Props {
  /** As the server sent it. */
  challenge: unknown;
  /** Id of the heading above. */
  labelledBy: string;
  onSignedIn: (user: User) => void;
}

/** The step's code, which most people never need; a failed load can be repeated. */
const useProofStep = () => {
  const [loaded, setLoaded] = useState<{ Step?: typeof ProofStep }>({});
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./proof-step.tsx').then(
      (step) => setLoaded({ Step: step.ProofStep }),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return { ...loaded, failed, load };
};

/** The second half of a sign-in, after the password or the provider. */
export const ProofOnDemand = (props: Props) => {
  const { Step, failed, load } = useProofStep();
  if (Step) return <Step {...props} />;
  if (!failed) return <Loader label="Loading..." />;
  return (
    <div className={styles.failed}>
      <Notice tone="danger">This step could not be loaded. Check your connection and try again.</Notice>
      <Button onClick={load}>Try again</Button>
    </div>
  );
};

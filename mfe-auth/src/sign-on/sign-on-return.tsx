import { useNavigate } from '@marketplace/shared/router';
import { Button, Loader, Notice } from '@marketplace/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { ProofOnDemand } from '../second-factor/proof-on-demand.tsx';
import styles from './sign-on-return.module.css';
import { useExchange, type Exchange } from './use-exchange.ts';

const TITLE = 'sign-on-title';

/** The same as after a password. */
const SecondStep = ({ challenge, enter }: Pick<Exchange, 'challenge' | 'enter'>) => {
  const navigate = useNavigate();
  return (
    <div className={styles.return}>
      <Button
        kind="quiet"
        size="small"
        className={styles.back}
        onClick={() => void navigate('/login', { replace: true })}
      >
        <ArrowLeft size={16} aria-hidden />
        Back
      </Button>
      <h1 className={styles.title} id={TITLE} tabIndex={-1}>
        Two-step verification
      </h1>
      <p className={styles.subtitle}>Confirm it’s you to finish signing in.</p>
      <ProofOnDemand challenge={challenge} labelledBy={TITLE} onSignedIn={(user) => void enter(user)} />
    </div>
  );
};

/** Shown on return from an identity provider, until the dashboard opens. */
export const SignOnReturn = () => {
  const { lost, challenge, enter, retry } = useExchange();
  if (challenge !== null) return <SecondStep challenge={challenge} enter={enter} />;
  return (
    <div className={styles.return}>
      <h1 className={styles.title}>Signing you in</h1>
      {lost ? (
        <>
          <Notice tone="danger">
            The server didn’t respond. Check your connection, and try again within a minute.
          </Notice>
          <Button kind="primary" size="large" wide onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        <Loader label="Signing you in..." />
      )}
    </div>
  );
};

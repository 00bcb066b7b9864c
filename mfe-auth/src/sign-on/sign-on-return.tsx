import { Button, Loader, Notice } from '@marketplace/shared/ui';
import styles from './sign-on-return.module.css';
import { useExchange } from './use-exchange.ts';

/** Shown on return from an identity provider, until the dashboard opens. */
export const SignOnReturn = () => {
  const { lost, retry } = useExchange();
  return (
    <div className={styles.return}>
      <h1 className={styles.title}>Signing you in</h1>
      {lost ? (
        <>
          <Notice tone="danger">
            The server did not answer. Check your connection, and try again within a minute.
          </Notice>
          <Button kind="primary" size="large" wide onClick={retry}>
            Try Again
          </Button>
        </>
      ) : (
        <Loader label="Signing you in..." />
      )}
    </div>
  );
};

import { Button, EmptyState, Notice } from '@marketplace/shared/ui';
import { Fingerprint } from 'lucide-react';
import styles from './providers.module.css';
import { SignOnSteps } from './sign-on-steps.tsx';
import type { Provider } from './use-providers.ts';

export const OnlySuperAdmin = () => (
  <div className={styles.notice}>
    <Notice tone="info">Only super admins can add, change, test or enable a provider.</Notice>
  </div>
);

/** Domains that count only because their provider was enabled before proof was required. */
export const AssumedDomains = ({ providers }: { providers: Provider[] }) => {
  const domains = providers.flatMap(({ enabled, proofs }) =>
    proofs.filter(({ state }) => enabled && state === 'assumed').map(({ domain }) => domain),
  );
  if (domains.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning">
        {`Not verified yet: ${[...new Set(domains)].join(', ')}. People from these domains can still sign in, because the provider was enabled before verification was required. Open it and add the DNS record it shows.`}
      </Notice>
    </div>
  );
};

export const NoProviders = ({ onAdd }: { onAdd: (() => void) | undefined }) => (
  <>
    <SignOnSteps />
    <EmptyState
      icon={Fingerprint}
      title="No providers yet"
      text="Until you enable one, everyone signs in with a password. Super admins always can."
      actions={
        onAdd && (
          <Button kind="primary" onClick={onAdd}>
            Add provider
          </Button>
        )
      }
    />
  </>
);

import { Button, EmptyState, Notice } from '@marketplace/shared/ui';
import { Fingerprint } from 'lucide-react';
import styles from './providers.module.css';
import { SignOnSteps } from './sign-on-steps.tsx';
import type { Provider } from './use-providers.ts';

export const OnlySuperAdmin = () => (
  <div className={styles.notice}>
    <Notice tone="info">Only a SUPER_ADMIN can add, change, test or enable a provider.</Notice>
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
        {`Not proven yet: ${[...new Set(domains)].join(', ')}. Their people still sign in, because the provider was enabled before proof was required. Open it and add the DNS record that it shows.`}
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
      text="Until one is enabled, everybody signs in by password. SUPER_ADMIN always may."
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

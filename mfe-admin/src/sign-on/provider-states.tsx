import { Button, EmptyState, Notice } from '@marketplace/shared/ui';
import { Fingerprint } from 'lucide-react';
import styles from './providers.module.css';
import { SignOnSteps } from './sign-on-steps.tsx';

export const OnlySuperAdmin = () => (
  <div className={styles.notice}>
    <Notice tone="info">Only a SUPER_ADMIN can add, change, test or enable a provider.</Notice>
  </div>
);

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

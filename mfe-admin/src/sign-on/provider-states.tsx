import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff, Fingerprint } from 'lucide-react';
import { SignOnSteps } from './sign-on-steps.tsx';

export const ProvidersFailed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    icon={CloudOff}
    title="The providers could not be loaded"
    text="The server did not answer."
    actions={<Button onClick={onRetry}>Try Again</Button>}
  />
);

export const NoProviders = ({ onAdd }: { onAdd: () => void }) => (
  <>
    <SignOnSteps />
    <EmptyState
      icon={Fingerprint}
      title="No providers yet"
      text="Until one is enabled, everybody signs in by password. SUPER_ADMIN always may."
      actions={
        <Button kind="primary" onClick={onAdd}>
          Add provider
        </Button>
      }
    />
  </>
);

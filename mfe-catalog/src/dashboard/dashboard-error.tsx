import { networkAtom } from '@marketplace/shared/offline';
import { Button, EmptyState } from '@marketplace/shared/ui';
import { useAtomValue } from 'jotai';
import { CloudAlert, WifiOff } from 'lucide-react';

export const DashboardError = ({ onRetry }: { onRetry: () => void }) => {
  const { online } = useAtomValue(networkAtom);
  const text = online
    ? "We're having trouble loading the dashboard. Don't worry, we're on it!"
    : "It looks like you're offline. Please check your internet connection and try again.";
  return (
    <EmptyState
      icon={online ? CloudAlert : WifiOff}
      title="Oops! Something went wrong"
      text={text}
      actions={
        <Button kind="primary" onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
};

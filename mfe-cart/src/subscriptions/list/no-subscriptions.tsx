import { Button, LinkButton } from '@marketplace/shared/ui';
import { Layers } from 'lucide-react';

/** @param isRunning whether ended ones are left out */
export const noSubscriptions = (isRunning: boolean, onShowAll: () => void) => ({
  icon: Layers,
  title: isRunning ? 'No active subscriptions' : 'No subscriptions yet',
  text: 'Modules your organization orders appear here, with their users and terms.',
  actions: (
    <>
      <LinkButton to="/">Browse modules</LinkButton>
      {isRunning && (
        <Button kind="quiet" onClick={onShowAll}>
          Show ended
        </Button>
      )}
    </>
  ),
});

import { Button, EmptyState, LinkButton } from '@marketplace/shared/ui';
import { Layers, SearchX } from 'lucide-react';

export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No subscriptions match"
    text="Try fewer letters."
    actions={<Button onClick={onClear}>Clear search</Button>}
  />
);

interface Props {
  /** Ended ones are left out. */
  running: boolean;
  onShowAll: () => void;
}

export const NoSubscriptions = ({ running, onShowAll }: Props) => (
  <EmptyState
    icon={Layers}
    title={running ? 'No subscriptions are running' : 'No subscriptions yet'}
    text="The modules that your organization orders stand here, with their users and how long they run."
    actions={
      <>
        <LinkButton to="/">Browse modules</LinkButton>
        {running && (
          <Button kind="quiet" onClick={onShowAll}>
            Show ended ones
          </Button>
        )}
      </>
    }
  />
);

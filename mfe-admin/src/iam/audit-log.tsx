import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { ScrollText } from 'lucide-react';

export const AuditLog = () => (
  <EmptyState
    icon={ScrollText}
    title="What was changed, by whom"
    text="This part will hold every change to users, roles and settings: who made it, when and from which address, with the values before and after. Until it opens, support looks events up for you."
    actions={
      <LinkButton to="/ticket?category=access&subject=Please%20look%20up%20an%20event">Ask about an event</LinkButton>
    }
  />
);

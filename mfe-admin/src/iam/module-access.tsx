import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { LayoutGrid } from 'lucide-react';

export const ModuleAccess = () => (
  <EmptyState
    icon={LayoutGrid}
    title="Who may open which module"
    text="This part will hold a grid of users and modules: full, partial or no access, section by section, with one change for many users at once. Until it opens, support changes access for you."
    actions={
      <LinkButton to="/ticket?category=access&subject=Change%20module%20access">Ask for a change of access</LinkButton>
    }
  />
);

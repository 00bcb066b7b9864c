import { LinkButton } from '@marketplace/shared/ui';
import { ActionRow } from './action-row.tsx';
import { SectionCard } from './section-card.tsx';

export const ThisDevice = () => (
  <SectionCard title="This device">
    <ActionRow text="See what it remembers about you, and clear it.">
      <LinkButton to="/accounts">Accounts</LinkButton>
    </ActionRow>
  </SectionCard>
);

import type { UserModule } from '@marketplace/shared/contracts';
import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { Boxes } from 'lucide-react';
import { ModuleAccessRow } from './module-access-row.tsx';
import styles from './module-access-list.module.css';
import { SectionCard } from './section-card.tsx';

const NoModules = () => (
  <EmptyState
    icon={Boxes}
    title="No modules yet"
    text="Modules your organization gives you access to appear here."
    actions={<LinkButton to="/">Browse Marketplace</LinkButton>}
  />
);

const countText = (count: number) => (count === 1 ? '1 module' : `${count} modules`);

export const ModuleAccessList = ({ modules }: { modules: UserModule[] }) => (
  <SectionCard title="Modules" aside={modules.length > 0 && countText(modules.length)}>
    {modules.length === 0 ? (
      <NoModules />
    ) : (
      <ul className={styles.list}>
        {modules.map((module) => (
          <ModuleAccessRow key={module.id} module={module} />
        ))}
      </ul>
    )}
  </SectionCard>
);

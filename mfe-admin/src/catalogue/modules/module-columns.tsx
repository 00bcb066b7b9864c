import type { ManagedModuleSummary } from '@marketplace/shared/contracts';
import { ModuleIcon } from '@marketplace/shared/ui';
import type { Column } from '@marketplace/shared/ui/table';
import { RowLink } from '@marketplace/shared/ui/list';
import { LastSeen } from '../../users/last-seen.tsx';
import { ModuleBadges } from './module-badges.tsx';
import styles from './module-list.module.css';

/** @param isPlaced also shows each module's bucket */
export const moduleColumns = (toModule: (id: string) => string, isPlaced: boolean): Column<ManagedModuleSummary>[] => [
  {
    key: 'module',
    sortedBy: 'name',
    lead: true,
    title: 'Module',
    cell: ({ id, name, iconUrl, categoryHue, categoryName, bucketName, tagline }) => (
      <span className={styles.module}>
        <ModuleIcon name={name} iconUrl={iconUrl} hue={categoryHue} size={32} />
        <span className={styles.texts}>
          <RowLink to={toModule(id)}>{name}</RowLink>
          <span className={styles.place}>{isPlaced ? `${categoryName} · ${bucketName}` : tagline}</span>
        </span>
      </span>
    ),
  },
  { key: 'status', sortedBy: 'status', title: 'Status', cell: (module) => <ModuleBadges module={module} /> },
  { key: 'priority', sortedBy: 'priority', title: 'Priority', numeric: true, cell: ({ priority }) => priority ?? '–' },
  { key: 'updatedAt', sortedBy: 'updatedAt', title: 'Updated', cell: ({ updatedAt }) => <LastSeen at={updatedAt} /> },
];

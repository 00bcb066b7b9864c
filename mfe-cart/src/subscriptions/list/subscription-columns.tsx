import type { Subscription } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { ModuleIcon } from '@marketplace/shared/ui';
import type { Column } from '@marketplace/shared/ui/table';
import { RowLink } from '@marketplace/shared/ui/list';
import { SubscriptionActions, type OpenDialog } from '../subscription-actions.tsx';
import { SeatsUsed } from './seats-used.tsx';
import styles from './subscription-cells.module.css';
import { SubscriptionStatusBadge } from './subscription-status-badge.tsx';
import { SuspensionNote } from './suspension-note.tsx';
import { TermLine } from './term-line.tsx';

const Module = ({ moduleId, moduleName, iconUrl }: Subscription) => (
  <span className={styles.module}>
    <ModuleIcon name={moduleName} iconUrl={iconUrl} size={36} />
    <RowLink to={modulePage(moduleId)} preventScrollReset={false}>
      {moduleName}
    </RowLink>
  </span>
);

const columns: Column<Subscription>[] = [
  { key: 'module', title: 'Module', lead: true, cell: (subscription) => <Module {...subscription} /> },
  { key: 'users', title: 'Users', cell: (subscription) => <SeatsUsed {...subscription} /> },
  { key: 'term', title: 'Term', whole: true, cell: (subscription) => <TermLine subscription={subscription} /> },
];

const status = (mayPay: boolean): Column<Subscription> => ({
  key: 'status',
  title: 'Status',
  cell: (subscription) => (
    <span className={styles.status}>
      <SubscriptionStatusBadge {...subscription} />
      <SuspensionNote subscription={subscription} mayPay={mayPay} />
    </span>
  ),
});

const actions = (onOpen: OpenDialog): Column<Subscription> => ({
  key: 'actions',
  title: 'Actions',
  action: true,
  cell: (subscription) => <SubscriptionActions subscription={subscription} onOpen={onOpen} />,
});

/** @param onOpen only for users who may change subscriptions */
export const subscriptionColumns = (onOpen: OpenDialog | undefined) =>
  onOpen ? [...columns, status(true), actions(onOpen)] : [...columns, status(false)];

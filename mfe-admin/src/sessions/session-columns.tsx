import type { AdminSession } from '@marketplace/shared/contracts';
import { ActionsMenu } from '@marketplace/shared/ui/menu';
import { RowText, type Column } from '@marketplace/shared/ui/table';
import { Filter, LogOut, ShieldAlert } from 'lucide-react';
import type { Ask } from '../question/use-question.tsx';
import { LastSeen } from '../users/last-seen.tsx';
import { UserCell } from '../users/user-cell.tsx';
import { Breakable } from '../view/breakable.tsx';
import { DeviceCell } from './device-cell.tsx';
import { askToEnd, askToEndAllOf } from './end-sessions.ts';
import styles from './session-columns.module.css';

interface Options {
  ask: Ask;
  onFilter: (user: string) => void;
  onEnded: () => void;
}

const Actions = ({ session, ask, onFilter, onEnded }: Options & { session: AdminSession }) => (
  <ActionsMenu
    label={`Actions for ${session.user.name}, ${session.device}`}
    actions={[
      { label: 'End session', icon: LogOut, onSelect: () => askToEnd(ask, session, onEnded) },
      { label: 'Sign out everywhere', icon: ShieldAlert, onSelect: () => askToEndAllOf(ask, session, onEnded) },
      { label: 'Show only this user', icon: Filter, onSelect: () => onFilter(session.user.id) },
    ]}
  />
);

export const sessionColumns = (options: Options): Column<AdminSession>[] => [
  {
    key: 'user',
    sortedBy: 'user',
    lead: true,
    title: 'User',
    cell: ({ user }) => (
      <UserCell {...user} organization={null} to={`/iam-dashboard?user=${encodeURIComponent(user.id)}`} />
    ),
  },
  { key: 'device', title: 'Device', cell: (session) => <DeviceCell {...session} /> },
  {
    key: 'ip',
    title: 'IP address',
    cell: ({ ip }) => (
      <RowText className={styles.address}>
        <Breakable text={ip} at={/(?<=:)/} />
      </RowText>
    ),
  },
  { key: 'createdAt', sortedBy: 'createdAt', title: 'Started', cell: ({ createdAt }) => <LastSeen at={createdAt} /> },
  {
    key: 'lastSeenAt',
    sortedBy: 'lastSeenAt',
    title: 'Last seen',
    cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    action: true,
    cell: (session) => <Actions session={session} {...options} />,
  },
];

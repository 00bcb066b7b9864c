import type { ApiKey, ServiceAccount } from '@marketplace/shared/contracts';
import { Badge, formatDate } from '@marketplace/shared/ui';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import { Table, type Column } from '@marketplace/shared/ui/table';
import { Ban, KeyRound, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { LastSeen } from '../users/last-seen.tsx';
import styles from './api-keys.module.css';
import { keyLook } from './lifetimes.ts';

export interface AccountActions {
  onEdit: (account: ServiceAccount) => void;
  /** Undefined if no keys can be created, because the organization is closed. */
  onNewKey: ((account: ServiceAccount, replaces?: ApiKey) => void) | undefined;
  onRevoke: (account: ServiceAccount, key: ApiKey) => void;
  onDelete: (account: ServiceAccount) => void;
}

type Props = AccountActions & { account: ServiceAccount };

const isLive = ({ expiresAt }: ApiKey) => Date.parse(expiresAt) > Date.now();

const State = (key: ApiKey) => {
  const { tone, label } = keyLook(key, Date.now());
  return <Badge tone={tone}>{label}</Badge>;
};

const keyActions = (key: ApiKey, { account, onNewKey, onRevoke }: Props): MenuAction[] => [
  ...(onNewKey && isLive(key) && !key.replaced
    ? [{ label: 'Rotate', icon: RefreshCw, onSelect: () => onNewKey(account, key) }]
    : []),
  { label: 'Revoke', icon: Ban, onSelect: () => onRevoke(account, key) },
];

const keyColumns = (props: Props): Column<ApiKey>[] => [
  { key: 'key', title: 'Key', lead: true, cell: ({ hint }) => <code>{hint}</code> },
  { key: 'state', title: 'Status', cell: State },
  {
    key: 'used',
    title: 'Last used',
    cell: ({ lastUsedAt, lastUsedIp }) => (
      <span className={styles.texts}>
        <LastSeen at={lastUsedAt} />
        {lastUsedIp !== null && <span className={styles.quiet}>{`from ${lastUsedIp}`}</span>}
      </span>
    ),
  },
  { key: 'expires', title: 'Expires', cell: ({ expiresAt }) => formatDate(expiresAt) },
  {
    key: 'actions',
    title: 'Actions',
    action: true,
    cell: (key) => <ActionsMenu label={`Actions for ${key.hint}`} actions={keyActions(key, props)} />,
  },
];

const accountActions = ({ account, onEdit, onNewKey, onDelete }: Props): MenuAction[] => [
  { label: 'Edit', icon: Pencil, onSelect: () => onEdit(account) },
  ...(onNewKey ? [{ label: 'New key', icon: KeyRound, onSelect: () => onNewKey(account) }] : []),
  { label: 'Delete', icon: Trash2, onSelect: () => onDelete(account) },
];

/** One service account with its scopes and its keys. */
export const AccountCard = (props: Props) => {
  const { name, description, scopes, keys } = props.account;
  const id = useId();
  return (
    <li aria-labelledby={id} className={styles.account}>
      <div className={styles.head}>
        <div className={styles.texts}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          {description !== '' && <p className={styles.quiet}>{description}</p>}
        </div>
        <ActionsMenu label={`Actions for ${name}`} actions={accountActions(props)} />
      </div>
      <ul className={styles.badges} aria-label={`Scopes of ${name}`}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge>{scope}</Badge>
          </li>
        ))}
      </ul>
      {keys.length > 0 ? (
        <Table caption={`Keys of ${name}`} columns={keyColumns(props)} rows={keys} rowKey={(key) => key.id} />
      ) : (
        <p className={styles.quiet}>No keys yet, so it can’t call the API.</p>
      )}
    </li>
  );
};

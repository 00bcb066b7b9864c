import { Avatar, Button } from '@marketplace/shared/ui';
import type { SampleAccount } from './accounts-atom.ts';
import styles from './account-row.module.css';

interface Props {
  account: SampleAccount;
  onSignOut: () => void;
}

export const AccountRow = ({ account: { name, email }, onSignOut }: Props) => (
  <li className={styles.row}>
    <Avatar name={name} size={40} />
    <span className={styles.who}>
      <span className={styles.name}>{name || 'No name'}</span>
      <span className={styles.email}>{email || 'No email'}</span>
    </span>
    <Button size="small" onClick={onSignOut} aria-label={`Sign Out ${name || email}`.trim()}>
      Sign Out
    </Button>
  </li>
);

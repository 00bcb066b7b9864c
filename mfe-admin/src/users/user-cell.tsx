import type { UserSummary } from '@marketplace/shared/contracts';
import { Avatar } from '@marketplace/shared/ui';
import styles from './user-cell.module.css';

export const UserCell = ({ name, email, organization }: Pick<UserSummary, 'name' | 'email' | 'organization'>) => (
  <span className={styles.user}>
    <Avatar name={name} size={32} />
    <span className={styles.texts}>
      <span className={styles.name}>{name}</span>
      <span className={styles.email}>{email}</span>
      {organization && (
        <span className={styles.organization} aria-hidden>
          {organization}
        </span>
      )}
    </span>
  </span>
);

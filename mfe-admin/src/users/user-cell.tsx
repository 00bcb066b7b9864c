import type { UserSummary } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Avatar } from '@marketplace/shared/ui';
import styles from './user-cell.module.css';

type Props = Pick<UserSummary, 'id' | 'name' | 'email' | 'organization'> & {
  /** Where more of them stands. */
  to: string;
};

export const UserCell = ({ id, name, email, organization, to }: Props) => (
  <span className={styles.user}>
    <Avatar name={name} size={32} />
    <span className={styles.texts}>
      <Link to={to} className={styles.name} data-user={id} preventScrollReset>
        {name}
      </Link>
      <span className={styles.email}>{email}</span>
      {organization && (
        <span className={styles.organization} aria-hidden>
          {organization}
        </span>
      )}
    </span>
  </span>
);

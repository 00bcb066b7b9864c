import type { User } from '@marketplace/shared/contracts';
import { Avatar } from '@marketplace/shared/ui';
import styles from './profile-header.module.css';

export const ProfileHeader = ({ user: { name, email } }: { user: User }) => (
  <header className={styles.header}>
    <Avatar name={name} size={64} />
    <div className={styles.texts}>
      <h1 className={styles.title} tabIndex={-1}>
        My Account
      </h1>
      <p className={styles.who}>
        {name} · {email}
      </p>
    </div>
  </header>
);

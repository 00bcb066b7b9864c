import { type User, statusTones } from '@marketplace/shared/contracts';
import { useNavigate } from '@marketplace/shared/router';
import { signOut } from '@marketplace/shared/session';
import { Avatar, Badge, Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { SectionCard } from '../profile/section-card.tsx';
import SwitchAccounts from '../widgets/switch-accounts.tsx';
import styles from './current-account.module.css';

export const CurrentAccount = ({ user: { name, email } }: { user: User }) => {
  const navigate = useNavigate();
  const [switching, setSwitching] = useState(false);
  const leave = async () => {
    if (await signOut()) await navigate('/');
  };
  return (
    <SectionCard title="Signed in">
      <div className={styles.account}>
        <Avatar name={name} size={44} />
        <div className={styles.who}>
          <span className={styles.name}>
            {name} <Badge tone={statusTones.active}>Current</Badge>
          </span>
          <span className={styles.email}>{email}</span>
        </div>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => setSwitching(true)}>Switch Accounts</Button>
        <Button kind="danger" onClick={() => void leave()}>
          Sign Out
        </Button>
      </div>
      <SwitchAccounts open={switching} onClose={() => setSwitching(false)} />
    </SectionCard>
  );
};

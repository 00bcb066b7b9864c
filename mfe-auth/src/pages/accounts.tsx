import { useUser } from '@marketplace/shared/session';
import { Page, PageHeader } from '@marketplace/shared/ui';
import styles from '../accounts/accounts.module.css';
import { CurrentAccount } from '../accounts/current-account.tsx';
import { DeviceMemory } from '../accounts/device-memory.tsx';

export default function AccountsPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <Page narrow>
      <PageHeader title="Accounts" lead="See who’s signed in on this device and what it remembers." />
      <div className={styles.sections}>
        <CurrentAccount user={user} />
        <DeviceMemory />
      </div>
    </Page>
  );
}

import type { User } from '@marketplace/shared/contracts';
import { useUser } from '@marketplace/shared/session';
import { Page } from '@marketplace/shared/ui';
import { PasswordCard } from '../password/password-card.tsx';
import { AccountDetails } from '../profile/account-details.tsx';
import { MarketplaceRoles } from '../profile/marketplace-roles.tsx';
import { ModuleAccessList } from '../profile/module-access-list.tsx';
import { ProfileHeader } from '../profile/profile-header.tsx';
import styles from '../profile/profile.module.css';
import { ThisDevice } from '../profile/this-device.tsx';
import { SessionsCard } from '../sessions/sessions-card.tsx';
import { useSessions } from '../sessions/use-sessions.ts';

const Account = ({ user }: { user: User }) => {
  const sessions = useSessions();
  return (
    <Page>
      <ProfileHeader user={user} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <AccountDetails user={user} />
          <PasswordCard email={user.email} onChanged={sessions.reload} />
          <SessionsCard {...sessions} timeZone={user.timeZone ?? null} />
          <ThisDevice />
        </div>
        <div className={styles.stack}>
          <MarketplaceRoles roles={user.marketplaceRoles} />
          <ModuleAccessList modules={user.userAccess.modules} />
        </div>
      </div>
    </Page>
  );
};

export default function ProfilePage() {
  const user = useUser();
  return user && <Account user={user} />;
}

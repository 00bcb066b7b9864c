import { useUser } from '@marketplace/shared/session';
import { Page } from '@marketplace/shared/ui';
import { AccountDetails } from '../profile/account-details.tsx';
import { MarketplaceRoles } from '../profile/marketplace-roles.tsx';
import { ModuleAccessList } from '../profile/module-access-list.tsx';
import { ProfileHeader } from '../profile/profile-header.tsx';
import styles from '../profile/profile.module.css';
import { SecurityCard } from '../profile/security-card.tsx';

export default function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <Page>
      <ProfileHeader user={user} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <AccountDetails user={user} />
          <ModuleAccessList modules={user.userAccess.modules} />
        </div>
        <div className={styles.stack}>
          <MarketplaceRoles roles={user.marketplaceRoles} />
          <SecurityCard />
        </div>
      </div>
    </Page>
  );
}

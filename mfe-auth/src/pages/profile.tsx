import type { User } from '@marketplace/shared/contracts';
import { isSecondFactorOverdue, useUser } from '@marketplace/shared/session';
import { Notice, Page } from '@marketplace/shared/ui';
import { OwnDataCard } from '../own-data/own-data-card.tsx';
import { PasswordCard } from '../password/password-card.tsx';
import { AccountDetails } from '../profile/account-details.tsx';
import { MarketplaceRoles } from '../profile/marketplace-roles.tsx';
import { ModuleAccessList } from '../profile/module-access-list.tsx';
import { ProfileHeader } from '../profile/profile-header.tsx';
import styles from '../profile/profile.module.css';
import { ThisDevice } from '../profile/this-device.tsx';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { SessionsCard } from '../sessions/sessions-card.tsx';
import { useSessions } from '../sessions/use-sessions.ts';

/** What a user signs in with, and where they are signed in. */
const SignIns = ({ user }: { user: User }) => {
  const sessions = useSessions();
  return (
    <>
      <PasswordCard email={user.email} onChanged={sessions.reload} />
      <SessionsCard {...sessions} timeZone={user.timeZone ?? null} />
      <ThisDevice />
    </>
  );
};

const Overdue = () => (
  <Notice tone="warning">
    Your role requires two-step verification, and the time to set it up is over. Add a passkey or set up an
    authenticator app to continue.
  </Notice>
);

/** While a second factor is overdue, the API answers nothing else. The card keeps its state when that ends. */
const Account = ({ user }: { user: User }) => {
  const overdue = isSecondFactorOverdue(user);
  return (
    <Page>
      <ProfileHeader user={user} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {overdue ? <Overdue /> : <AccountDetails user={user} />}
          <SecondFactorCard user={user} />
          {!overdue && <SignIns user={user} />}
          {!overdue && <OwnDataCard email={user.email} />}
        </div>
        {!overdue && (
          <div className={styles.stack}>
            <MarketplaceRoles roles={user.marketplaceRoles} />
            <ModuleAccessList modules={user.userAccess.modules} />
          </div>
        )}
      </div>
    </Page>
  );
};

export default function ProfilePage() {
  const user = useUser();
  return user && <Account user={user} />;
}

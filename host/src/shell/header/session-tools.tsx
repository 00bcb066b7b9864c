import { useRuntimeConfig } from '@marketplace/shared/config';
import { accessToken } from '@marketplace/shared/http';
import { useSession } from '@marketplace/shared/session';
import { LinkButton, Skeleton } from '@marketplace/shared/ui';
import { CartTool } from './cart-tool.tsx';
import styles from './header.module.css';
import { MyModulesButton } from './my-modules-button.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SignUpLink } from './sign-up-link.tsx';

const SignedOut = () => {
  const { signUpUrl } = useRuntimeConfig();
  return (
    <>
      <LinkButton to="/login" kind="quiet" className={styles.onlyWide ?? ''}>
        Sign In
      </LinkButton>
      <span className={styles.roomy}>
        <SignUpLink href={signUpUrl} />
      </span>
    </>
  );
};

/** While the session is checked, shapes of what is likely to come hold its place. */
const Waiting = () => (accessToken() ? <Skeleton width={128} height={32} /> : <Skeleton width={168} height={32} />);

/** What depends on who is signed in. */
export const SessionTools = () => {
  const { loading, user } = useSession();
  return (
    <div className={styles.session}>
      {loading && <Waiting />}
      {!loading && (user ? <MyModulesButton /> : <SignedOut />)}
      {!loading && user && <CartTool />}
      <ProfileMenu />
    </div>
  );
};

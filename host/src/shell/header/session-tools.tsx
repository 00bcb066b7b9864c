import { useRuntimeConfig } from '@marketplace/shared/config';
import { useSession } from '@marketplace/shared/session';
import { LinkButton } from '@marketplace/shared/ui';
import { CartTool } from './cart-tool.tsx';
import styles from './header.module.css';
import { MyModulesButton } from './my-modules-button.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SignUpLink } from './sign-up-link.tsx';
import { useTokenKept } from './use-token-kept.ts';

const ForVisitors = () => {
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

const Own = ({ resting }: { resting: boolean }) => (
  <div className={styles.own} inert={resting}>
    <MyModulesButton />
    <CartTool />
  </div>
);

/** Renders both; the document shows the likely one, from what its first script has found. */
const Either = () => (
  <>
    <span className={styles.ifKept}>
      <Own resting />
    </span>
    <span className={styles.ifNotKept}>
      <ForVisitors />
    </span>
  </>
);

/** Tools that depend on the user. Until the user is known, shows the likely ones, inactive and at full size. */
export const SessionTools = () => {
  const { loading: checking, unchecked, user } = useSession();
  const loading = checking || unchecked !== undefined;
  const expected = useTokenKept();
  const tools = () => {
    if (loading && expected === undefined) return <Either />;
    const signedIn = loading ? expected : user !== null;
    return signedIn ? <Own resting={loading} /> : <ForVisitors />;
  };
  return (
    <div className={styles.session}>
      {tools()}
      <ProfileMenu />
    </div>
  );
};

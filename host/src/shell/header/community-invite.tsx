import { useRuntimeConfig } from '@marketplace/shared/config';
import { LinkButton } from '@marketplace/shared/ui';
import { Headset, Lock } from 'lucide-react';
import styles from './community-invite.module.css';
import { SignUpLink } from './sign-up-link.tsx';

/** What signed-out visitors read in the profile menu. */
export const CommunityInvite = () => {
  const { signUpUrl } = useRuntimeConfig();
  return (
    <div className={styles.invite}>
      <p>Join our growing community today!</p>
      <div className={styles.ways}>
        <LinkButton to="/login">Sign In</LinkButton>
        <SignUpLink href={signUpUrl} />
      </div>
      <ul className={styles.hints}>
        <li>
          <Lock size={14} aria-hidden /> Secure Login
        </li>
        <li>
          <Headset size={14} aria-hidden /> 24/7 Support
        </li>
      </ul>
    </div>
  );
};

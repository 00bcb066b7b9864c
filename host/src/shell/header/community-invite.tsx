import { useRuntimeConfig } from '@marketplace/shared/config';
import { LinkButton } from '@marketplace/shared/ui';
import { Clock, Lock } from 'lucide-react';
import styles from './header.module.css';
import { SignUpLink } from './sign-up-link.tsx';

/** What signed-out visitors read in the profile menu. */
export const CommunityInvite = () => {
  const { signUpUrl } = useRuntimeConfig();
  return (
    <div className={styles.invite}>
      <p>Join our growing community today!</p>
      <LinkButton to="/login">Sign In</LinkButton>
      <SignUpLink href={signUpUrl} />
      <ul className={styles.hints}>
        <li>
          <Lock size={14} aria-hidden /> Secure Login
        </li>
        <li>
          <Clock size={14} aria-hidden /> 24/7 Support
        </li>
      </ul>
    </div>
  );
};

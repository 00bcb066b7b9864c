import styles from './sign-up-hint.module.css';

/** Registration is the provider's, outside the marketplace. */
export const SignUpHint = ({ href }: { href: string }) => (
  <p className={styles.hint}>
    No account yet?{' '}
    <a href={href} rel="noopener">
      Sign Up
    </a>
  </p>
);

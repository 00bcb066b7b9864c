import styles from './sign-up-link.module.css';

/** Registration is the provider's, outside the marketplace. */
export const SignUpLink = ({ href }: { href: string }) => (
  <a className={styles.signUp} href={href} rel="noopener">
    Sign Up
  </a>
);

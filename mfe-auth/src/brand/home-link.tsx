import { useRuntimeConfig } from '@marketplace/shared/config';
import { Link } from '@marketplace/shared/router';
import { Logo } from '@marketplace/shared/ui';
import styles from './home-link.module.css';

/** The brand, as a link to the dashboard. */
export const HomeLink = () => {
  const { brand } = useRuntimeConfig();
  return (
    <Link to="/" className={styles.home} aria-label={`${brand} home`}>
      <Logo />
    </Link>
  );
};

import { useHref } from '@marketplace/shared/router';
import styles from './needs-scripts.module.css';

/** Replaces the form for people without scripts, which signing in needs. */
export const NeedsScripts = () => {
  const dashboard = useHref('/');
  return (
    <noscript>
      <p className={styles.note}>
        Signing in needs JavaScript. Turn it on for this site and refresh the page, or browse the{' '}
        <a className={styles.link} href={dashboard}>
          marketplace
        </a>{' '}
        without it.
      </p>
    </noscript>
  );
};

import { useHref } from '@marketplace/shared/router';
import styles from './needs-scripts.module.css';

/** Beside a form that works by scripts alone, for who runs none: the way to write that works without. */
export const NeedsScripts = () => {
  const contact = useHref('/contactus');
  return (
    <noscript>
      <p className={styles.note}>
        This form needs JavaScript. Turn it on for this site, or{' '}
        <a className={styles.link} href={contact}>
          send us a message
        </a>{' '}
        without it.
      </p>
    </noscript>
  );
};

import { useHref } from '@marketplace/shared/router';
import styles from './needs-scripts.module.css';

/** Shown without scripts, beside a form that needs them: another way to write to us. */
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

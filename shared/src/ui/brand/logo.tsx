import { useRuntimeConfig } from '../../config/index.ts';
import styles from './logo.module.css';

/** Five tiles form one square: five remotes, one storefront. */
const Mark = () => (
  <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden>
    <rect x="1" y="1" width="12" height="12" rx="3.5" fill="var(--accent)" />
    <rect x="15" y="1" width="12" height="5" rx="2.5" fill="currentColor" />
    <rect x="15" y="8" width="12" height="5" rx="2.5" fill="currentColor" opacity="0.45" />
    <rect x="1" y="15" width="5" height="12" rx="2.5" fill="currentColor" />
    <rect x="8" y="15" width="19" height="12" rx="3.5" fill="currentColor" opacity="0.18" />
  </svg>
);

/** The brand with its mark; a link around it leads to the dashboard. */
export const Logo = () => {
  const { brand } = useRuntimeConfig();
  const [first = '', ...rest] = brand.split(' ');
  return (
    <span className={styles.logo}>
      <Mark />
      <span className={styles.word}>
        <b>{first}</b> <span className={styles.rest}>{rest.join(' ')}</span>
      </span>
    </span>
  );
};

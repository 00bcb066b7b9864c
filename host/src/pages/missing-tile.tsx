import styles from './lone-page.module.css';

/** The brand's five tiles with one missing. */
export const MissingTile = () => (
  <svg className={styles.drawing} width="84" height="84" viewBox="0 0 28 28" aria-hidden>
    <rect
      x="1.25"
      y="1.25"
      width="11.5"
      height="11.5"
      rx="3.25"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="0.5"
      strokeDasharray="1.5 1.2"
    />
    <rect x="15" y="1" width="12" height="5" rx="2.5" fill="currentColor" opacity="0.22" />
    <rect x="15" y="8" width="12" height="5" rx="2.5" fill="currentColor" opacity="0.12" />
    <rect x="1" y="15" width="5" height="12" rx="2.5" fill="currentColor" opacity="0.22" />
    <rect x="8" y="15" width="19" height="12" rx="3.5" fill="currentColor" opacity="0.08" />
  </svg>
);

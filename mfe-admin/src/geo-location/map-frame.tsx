import styles from './map-frame.module.css';

const meridians = [60, 120, 180, 240, 300];
const parallels = [-120, -80, -40, 0, 40, 80, 120];
const halfWidth = (y: number) => 320 * Math.sqrt(1 - (y / 160) ** 2);

const states = [
  { state: 'online', label: 'Online', meaning: 'under 2 minutes old' },
  { state: 'stale', label: 'Stale', meaning: 'under 15 minutes' },
  { state: 'offline', label: 'Offline', meaning: 'older' },
];

/** The map's place: the grid of the earth, and how positions will read on it. */
export const MapFrame = () => (
  <figure className={styles.frame}>
    <svg className={styles.map} viewBox="-330 -170 660 340" aria-hidden>
      <ellipse cx="0" cy="0" rx="320" ry="160" className={styles.edge} />
      {meridians.map((rx) => (
        <ellipse key={rx} cx="0" cy="0" rx={rx} ry="160" className={styles.line} />
      ))}
      <path d="M0 -160V160" className={styles.line} />
      {parallels.map((y) => (
        <path key={y} d={`M${-halfWidth(y)} ${y}H${halfWidth(y)}`} className={styles.line} />
      ))}
    </svg>
    <figcaption className={styles.legend}>
      {states.map(({ state, label, meaning }) => (
        <span key={state} className={styles.state} data-state={state}>
          <b>{label}</b> {meaning}
        </span>
      ))}
    </figcaption>
  </figure>
);

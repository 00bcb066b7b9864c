import type { Connection } from './live/follow-positions.ts';
import styles from './places.module.css';

const states = [
  { state: 'site', label: 'Site' },
  { state: 'online', label: 'Online: under 2 minutes old' },
  { state: 'stale', label: 'Stale: under 15 minutes' },
  { state: 'offline', label: 'Offline: older' },
];

const connections: Record<Connection, string> = {
  connecting: 'Connecting',
  live: 'Live',
  lost: 'Not live: the connection is lost and tried again',
};

/** What the marks mean, and whether they are live. */
export const Legend = ({ connection }: { connection: Connection }) => (
  <div className={styles.legend}>
    <ul aria-label="Legend">
      {states.map(({ state, label }) => (
        <li key={state}>
          <span className={styles.dot} data-state={state} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
    <p role="status">{connections[connection]}</p>
  </div>
);

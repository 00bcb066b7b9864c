import type { Connection } from './live/follow-positions.ts';
import styles from './places.module.css';

const states = [
  { state: 'site', label: 'Site' },
  { state: 'online', label: 'Online: seen in the last 2 minutes' },
  { state: 'stale', label: 'Stale: 2 to 15 minutes ago' },
  { state: 'offline', label: 'Offline: over 15 minutes ago' },
];

const connections: Record<Connection, string> = {
  connecting: 'Connecting',
  live: 'Live',
  lost: 'Connection lost. Reconnecting...',
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

import { type SeenError, statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { LastSeen } from '../users/last-seen.tsx';
import styles from './error-list.module.css';

const kinds: Record<string, string> = {
  load: 'App didn’t load',
  render: 'Page or widget crashed',
  uncaught: 'Uncaught error',
  router: 'Whole page crashed',
};

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en-IN')} times`);

const Details = ({ error }: { error: SeenError }) => (
  <dl className={styles.details}>
    <dt>Error ID</dt>
    <dd>{error.lastId}</dd>
    <dt>Place</dt>
    <dd>{error.place}</dd>
    <dt>URL</dt>
    <dd>{error.lastUrl}</dd>
    <dt>Release</dt>
    <dd>{error.release}</dd>
    <dt>First seen</dt>
    <dd>
      <LastSeen at={error.firstAt} />
    </dd>
    {error.stack && (
      <>
        <dt>Stack trace</dt>
        <dd>
          {/* Scrollable, so it must be focusable. */}
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
          <pre className={styles.stack} tabIndex={0}>
            {error.stack}
          </pre>
        </dd>
      </>
    )}
  </dl>
);

/** Grouped errors; each expands to its details. */
export const ErrorList = ({ errors }: { errors: (SeenError & { id: string })[] }) => (
  <ul className={styles.list} aria-label="Errors">
    {errors.map((error) => (
      <li key={error.id}>
        <details>
          <summary className={styles.summary}>
            <span className={styles.message}>{error.message}</span>
            <span className={styles.about}>
              <Badge tone={error.kind === 'load' ? statusTones.troubled : statusTones.broken}>
                {kinds[error.kind] ?? error.kind}
              </Badge>
              <span>{error.app}</span>
              <span>
                {times(error.count)}, last <LastSeen at={error.lastAt} />
              </span>
            </span>
          </summary>
          <Details error={error} />
        </details>
      </li>
    ))}
  </ul>
);

import { CircleAlert, CloudOff, OctagonAlert } from 'lucide-react';
import { Link } from '../../router/index.ts';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import type { CaughtError } from './error-boundary.tsx';
import styles from './error-fallback.module.css';
import { errorMessage, RETRY_LIMIT, severityOf, type Severity } from './severity.ts';

const titles: Record<Severity, string> = {
  critical: 'Critical Error',
  warning: 'This part isn’t available right now',
  error: 'This page ran into a problem',
};
const icons = { critical: OctagonAlert, warning: CloudOff, error: CircleAlert };

/** Replaces a failed page; everything around it keeps working. */
export const ErrorFallback = ({ error, errorId, retries, retrying, retry }: CaughtError) => {
  const severity = severityOf(error, retries);
  const Icon = icons[severity];
  return (
    <section className={styles.fallback} data-severity={severity} role="alert">
      <span className={styles.icon}>
        <Icon size={28} strokeWidth={1.75} aria-hidden />
      </span>
      <h1 className={styles.title}>{titles[severity]}</h1>
      <p className={styles.text}>{errorMessage(error)}</p>
      {severity === 'critical' && (
        <p className={styles.text}>Trying again hasn’t helped so far. Refresh the page to start over.</p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" onClick={retry} disabled={retries > RETRY_LIMIT} busy={retrying && 'Trying again'}>
          Try again
        </Button>
        <LinkButton to="/">Go Home</LinkButton>
      </div>
      <p className={styles.note}>
        Error ID <code>{errorId}</code>. If it keeps happening, <Link to="/contact">contact support</Link> and mention
        it.
      </p>
    </section>
  );
};

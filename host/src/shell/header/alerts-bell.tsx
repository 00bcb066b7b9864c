import { Widget } from '@marketplace/shared/federation';
import { Loader } from '@marketplace/shared/ui';
import { Bell } from 'lucide-react';
import styles from './alerts-bell.module.css';
import { useMenu } from './use-menu.ts';

const PANEL = 'alerts-menu';

const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failed} role="alert">
    <p>Alerts could not be loaded.</p>
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </div>
);

/** The bell and what it lists, widgets of the administration's team. */
export default function AlertsBell() {
  const { open, show, close, anchor, trigger, onKeyDown } = useMenu('alerts');
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the button inside is the control
    <div className={styles.anchor} ref={anchor} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={trigger}
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={PANEL}
        onClick={open ? close : show}
      >
        <Bell size={20} strokeWidth={1.75} aria-hidden />
        <span className="visually-hidden">Alerts</span>
      </button>
      <Widget name="mfe-admin/alert-count" props={{}} />
      {open && (
        <div className={styles.panel} id={PANEL} role="region" aria-label="Alerts">
          <h2 className={styles.title}>Alerts</h2>
          <Widget
            name="mfe-admin/alert-list"
            props={{ onLeave: close }}
            placeholder={<Loader label="Loading alerts..." />}
            fallback={({ retry }) => <Unreachable onRetry={retry} />}
          />
        </div>
      )}
    </div>
  );
}

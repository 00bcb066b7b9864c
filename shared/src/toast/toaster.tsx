import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { IconButton } from '../ui/button/icon-button.tsx';
import styles from './toaster.module.css';

export const TOASTS_AT_ONCE = 3;

const icons = { success: CircleCheck, error: CircleAlert, blank: Info } as const;

const ToastCard = ({ id, type, message }: Toast) => {
  const Icon = type === 'success' || type === 'error' ? icons[type] : icons.blank;
  return (
    <div className={styles.toast} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      <Icon size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <p className={styles.text}>{typeof message === 'string' ? message : null}</p>
      <IconButton label="Dismiss" size="small" onClick={() => toast.dismiss(id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
};

/** Shows toasts at the top right, at most 3 at once; hovering pauses their timers. */
export const Toaster = () => {
  const { toasts, handlers } = useToaster();
  const visible = toasts.filter((entry) => entry.visible).slice(0, TOASTS_AT_ONCE);
  return (
    <section
      className={styles.stack}
      aria-label="Notifications"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {visible.map((entry) => (
        <ToastCard key={entry.id} {...entry} />
      ))}
    </section>
  );
};

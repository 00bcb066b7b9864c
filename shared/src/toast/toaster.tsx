import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { IconButton } from '../ui/button/icon-button.tsx';
import type { Undoable } from './notify.ts';
import styles from './toaster.module.css';

export const TOASTS_AT_ONCE = 3;

const icons = { success: CircleCheck, error: CircleAlert, blank: Info } as const;

type Props = Toast & Undoable & { onGone: () => void };

const ToastCard = ({ id, type, message, undo, onGone }: Props) => {
  /** A button that is removed with its toast doesn't report that it lost the focus. */
  const dismiss = () => {
    toast.dismiss(id);
    onGone();
  };
  const Icon = type === 'success' || type === 'error' ? icons[type] : icons.blank;
  return (
    <div className={styles.toast} data-type={type} role={type === 'error' ? 'alert' : 'status'}>
      <Icon size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <p className={styles.text}>{typeof message === 'string' ? message : null}</p>
      {undo && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            dismiss();
            undo();
          }}
        >
          Undo
        </button>
      )}
      <IconButton label="Dismiss" size="small" onClick={dismiss}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
};

/** Shows toasts at the top right, at most 3 at once; hovering and focus pause their timers. */
export const Toaster = () => {
  const { toasts, handlers } = useToaster();
  const visible = toasts.filter((entry) => entry.visible).slice(0, TOASTS_AT_ONCE);
  return (
    <section
      className={styles.stack}
      aria-label="Notifications"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {visible.map((entry) => (
        <ToastCard key={entry.id} {...entry} onGone={handlers.endPause} />
      ))}
    </section>
  );
};

import { IconButton } from '@marketplace/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styles from './side-panel.module.css';

interface Props {
  /** Stands over the title, quieter. */
  above: ReactNode;
  title: string;
  /** Of the button: "Close ticket". */
  closeLabel: string;
  onClose: () => void;
  /** Stay in sight while the rest scrolls. */
  tools?: ReactNode;
  footer?: ReactNode;
  bodyRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

const TITLE = 'side-panel-title';

/** One row of a list beside the list. Takes the focus when it opens, and gives it back; Escape closes it. */
export const SidePanel = ({ above, title, closeLabel, onClose, tools, footer, bodyRef, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      // Whoever closed it may have led the focus on already.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    // A dialog over the panel is its child, but stands elsewhere in the document: Escape in it is for the dialog alone.
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) onClose();
  };
  return (
    // Escape reaches the panel from whatever in it has the focus.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <aside className={styles.panel} role="dialog" aria-modal={false} aria-labelledby={TITLE} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <div className={styles.headings}>
          <p className={styles.above}>{above}</p>
          <h2 className={styles.title} id={TITLE} ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <IconButton label={closeLabel} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </header>
      {tools && <div className={styles.tools}>{tools}</div>}
      <div className={styles.body} ref={bodyRef}>
        {children}
      </div>
      {footer}
    </aside>
  );
};

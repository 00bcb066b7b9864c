import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './row.module.css';

/** Whether the click is the end of a drag over text. */
export const hasSelected = () => window.getSelection()?.isCollapsed === false;

/** Does what a click on the row's opener does. */
const openRow = ({ currentTarget, button, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) => {
  const opener = currentTarget.closest(`.${styles.row}`)?.querySelector<HTMLElement>('[data-opens-row]');
  if (!opener || hasSelected() || button > 1) return;
  if (opener instanceof HTMLAnchorElement && (button === 1 || ctrlKey || metaKey || shiftKey))
    window.open(opener.href, '_blank', 'noopener');
  else if (button === 0) opener.click();
};

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** Text of a row that people copy, such as an address or a number: above the row's link, so that a drag selects it. */
export const RowText = ({ className, children }: Props) => (
  // Keyboards use the row's link.
  // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions
  <span className={classNames(styles.text, className)} data-row-text="" onClick={openRow} onAuxClick={openRow}>
    {children}
  </span>
);

import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './actions-menu.module.css';
import { useActionsMenu } from './use-actions-menu.ts';

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

interface Props {
  /** What the actions are for, read aloud: "Actions for Attendance". */
  label: string;
  actions: MenuAction[];
}

const MenuEntry = ({ action: { label, icon: Icon, onSelect }, close }: { action: MenuAction; close: () => void }) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={styles.entry}
    onClick={() => {
      close();
      onSelect();
    }}
  >
    <Icon size={16} strokeWidth={1.75} aria-hidden />
    {label}
  </button>
);

/** A button that opens a menu of actions; arrow keys move in it, Escape and Tab close it. */
export const ActionsMenu = ({ label, actions }: Props) => {
  const id = useId();
  const { place, trigger, menu, open, close, onKeyDown } = useActionsMenu();
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        size="small"
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        aria-controls={id}
        onClick={place ? close : open}
        onKeyDown={openByKey}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {place && (
        <div
          ref={menu}
          id={id}
          className={styles.menu}
          style={place}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {actions.map((action) => (
            <MenuEntry key={action.label} action={action} close={close} />
          ))}
        </div>
      )}
    </>
  );
};

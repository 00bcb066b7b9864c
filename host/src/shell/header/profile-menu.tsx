import { useUser } from '@marketplace/shared/session';
import { User } from 'lucide-react';
import styles from './header.module.css';
import { ProfileEntries } from './profile-entries.tsx';
import { useMenu } from './use-menu.ts';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

export const ProfileMenu = () => {
  const user = useUser();
  const { open, setOpen, close, anchor, trigger, onKeyDown } = useMenu();
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the button inside is the control
    <div className={styles.anchor} ref={anchor} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={trigger}
        className={styles.profile}
        aria-label="Profile menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.avatar}>
          {user ? initials(user.name) : <User size={18} strokeWidth={1.75} aria-hidden />}
        </span>
      </button>
      {open && (
        <div className={styles.menu}>
          <ProfileEntries onDone={close} />
        </div>
      )}
    </div>
  );
};

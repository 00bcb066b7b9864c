import { useUser } from '@marketplace/shared/session';
import { Avatar } from '@marketplace/shared/ui';
import { User } from 'lucide-react';
import { ProfileEntries } from './profile-entries.tsx';
import styles from './profile-menu.module.css';
import { useMenu } from './use-menu.ts';

const PANEL = 'profile-menu';

const Nobody = () => (
  <span className={styles.nobody}>
    <User size={18} strokeWidth={1.75} aria-hidden />
  </span>
);

export const ProfileMenu = () => {
  const user = useUser();
  const { open, show, close, anchor, trigger, onKeyDown } = useMenu('profile');
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the button inside is the control
    <div className={styles.anchor} ref={anchor} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={trigger}
        className={styles.trigger}
        aria-label="Profile menu"
        aria-expanded={open}
        aria-controls={PANEL}
        onClick={open ? close : show}
      >
        {user ? <Avatar name={user.name} size={32} /> : <Nobody />}
      </button>
      {open && (
        <div className={styles.panel} id={PANEL}>
          <ProfileEntries onDone={close} />
        </div>
      )}
    </div>
  );
};

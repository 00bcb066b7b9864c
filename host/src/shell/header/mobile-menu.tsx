import { Link } from '@marketplace/shared/router';
import { isPaymentAdmin, useUser } from '@marketplace/shared/session';
import { IconButton } from '@marketplace/shared/ui';
import { useSetAtom } from 'jotai';
import { Boxes, GraduationCap, LayoutGrid, Menu, MonitorPlay, ShoppingCart, X } from 'lucide-react';
import { overlayAtom } from '../overlays/overlay-atom.ts';
import styles from './header.module.css';
import { ProfileEntries } from './profile-entries.tsx';
import { useMenu } from './use-menu.ts';

const CartEntry = () => {
  const user = useUser();
  const icon = <ShoppingCart size={18} strokeWidth={1.75} aria-hidden />;
  if (user && isPaymentAdmin(user))
    return (
      <Link to="/cart" className={styles.item}>
        {icon} Cart
      </Link>
    );
  return (
    <span className={styles.item} aria-disabled="true">
      {icon} Cart (Access Restricted)
    </span>
  );
};

const Entries = ({ onDone }: { onDone: () => void }) => {
  const user = useUser();
  const setOverlay = useSetAtom(overlayAtom);
  const open = (name: 'explore-buckets' | 'my-modules') => () => {
    onDone();
    setOverlay({ name });
  };
  return (
    <ul>
      <li>
        <button type="button" className={styles.item} onClick={open('explore-buckets')}>
          <Boxes size={18} strokeWidth={1.75} aria-hidden /> Buckets
        </button>
      </li>
      <li>
        <Link to="/tutorial" className={styles.item}>
          <GraduationCap size={18} strokeWidth={1.75} aria-hidden /> Tutorials
        </Link>
      </li>
      <li>
        <Link to="/demo" className={styles.item}>
          <MonitorPlay size={18} strokeWidth={1.75} aria-hidden /> Request Demo
        </Link>
      </li>
      {user && (
        <li>
          <button type="button" className={styles.item} onClick={open('my-modules')}>
            <LayoutGrid size={18} strokeWidth={1.75} aria-hidden /> My Modules
          </button>
        </li>
      )}
      <li>
        <CartEntry />
      </li>
    </ul>
  );
};

/** On phones the bar's links and the profile menu stand in one sheet. */
export const MobileMenu = () => {
  const { open, setOpen, close, anchor, trigger, onKeyDown } = useMenu();
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the button inside is the control
    <div className={styles.onlyMobile} ref={anchor} onKeyDown={onKeyDown}>
      <IconButton
        ref={trigger}
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
      </IconButton>
      {open && (
        <nav className={styles.sheet} aria-label="Menu">
          <Entries onDone={close} />
          <hr className={styles.divider} />
          <ProfileEntries onDone={close} />
        </nav>
      )}
    </div>
  );
};

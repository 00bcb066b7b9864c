import { isPaymentAdmin, useUser } from '@marketplace/shared/session';
import { useSetAtom } from 'jotai';
import { Boxes, GraduationCap, LayoutGrid, MonitorPlay, ShoppingCart } from 'lucide-react';
import { overlayAtom } from '../overlays/overlay-atom.ts';
import { CART_DENIED, CartDenial } from './cart-denial.tsx';
import { EntryButton, EntryLink } from './menu-entry.tsx';
import styles from './mobile-menu.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useOpenMyModules } from './use-open-my-modules.ts';

const CartEntry = () => {
  const user = useUser();
  if (user && isPaymentAdmin(user)) return <EntryLink label="Cart" icon={ShoppingCart} to="/cart" />;
  return (
    <EntryButton label={CART_DENIED} icon={ShoppingCart} aria-disabled>
      <CartDenial className={styles.reason} />
    </EntryButton>
  );
};

/** The bar's links on wide screens. */
export const MobileEntries = ({ onDone }: { onDone: () => void }) => {
  const user = useUser();
  const setOverlay = useSetAtom(overlayAtom);
  const openMyModules = useOpenMyModules();
  const afterwards = (open: () => void) => () => {
    onDone();
    open();
  };
  return (
    <ul className={styles.entries}>
      <EntryButton label="Buckets" icon={Boxes} onClick={afterwards(() => setOverlay({ name: 'explore-buckets' }))} />
      <EntryLink label="Tutorials" icon={GraduationCap} to="/tutorial" />
      <EntryLink label="Request Demo" icon={MonitorPlay} to="/demo" />
      {user && <EntryButton label="My Modules" icon={LayoutGrid} onClick={afterwards(openMyModules)} />}
      <CartEntry />
      <ThemeSwitch />
    </ul>
  );
};

import { IconButton } from '@marketplace/shared/ui';
import { Menu, X } from 'lucide-react';
import { useEffect } from 'react';
import { firstEntry } from './menu-keys.ts';
import { MobileEntries } from './mobile-entries.tsx';
import styles from './mobile-menu.module.css';
import { ProfileEntries } from './profile-entries.tsx';
import { useCoveredPage } from './use-covered-page.ts';
import { useMenu } from './use-menu.ts';

const SHEET = 'mobile-menu';

/** On phones, one sheet over the page holds the bar's links and the profile menu. */
export const MobileMenu = () => {
  const { open, show, close, anchor, trigger, onKeyDown } = useMenu('mobile');
  useCoveredPage(open, close);
  useEffect(() => {
    if (open && anchor.current) firstEntry(anchor.current)?.focus({ preventScroll: true });
  }, [open, anchor]);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the button inside is the control
    <div className={styles.anchor} ref={anchor} onKeyDown={onKeyDown}>
      <IconButton
        ref={trigger}
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={SHEET}
        onClick={open ? close : show}
      >
        {open ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
      </IconButton>
      {open && (
        <nav className={styles.sheet} id={SHEET} aria-label="Menu">
          <MobileEntries onDone={close} />
          <ProfileEntries onDone={close} />
        </nav>
      )}
    </div>
  );
};

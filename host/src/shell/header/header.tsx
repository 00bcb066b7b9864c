import { Link, NavLink } from '@marketplace/shared/router';
import { IconButton, Logo } from '@marketplace/shared/ui';
import { useSetAtom } from 'jotai';
import { Search } from 'lucide-react';
import { overlayAtom } from '../overlays/overlay-atom.ts';
import { QUICK_SEARCH } from '../overlays/quick-search.ts';
import { AlertsMenu } from './alerts-menu.tsx';
import { BucketsMenu } from './buckets-menu.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { SessionTools } from './session-tools.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const SearchButton = () => {
  const setOverlay = useSetAtom(overlayAtom);
  return (
    <IconButton
      label="Search modules (Ctrl K)"
      aria-keyshortcuts="Control+K Meta+K"
      // What the browser does before, or without, the handler below.
      {...{ command: 'show-modal', commandfor: QUICK_SEARCH }}
      onClick={(event) => {
        event.preventDefault();
        setOverlay({ name: 'search' });
      }}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
};

export const Header = () => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <Link to="/" className={styles.home} aria-label="TEX Marketplace home">
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label="Main">
        <BucketsMenu />
        <NavLink to="/tutorial" className={styles.link}>
          Tutorials
        </NavLink>
        <NavLink to="/demo" className={styles.link}>
          Request Demo
        </NavLink>
      </nav>
      <div className={styles.tools}>
        {/* First, so that nothing moves when it appears. */}
        <AlertsMenu />
        <SearchButton />
        <span className={styles.roomy}>
          <ThemeToggle />
        </span>
        <SessionTools />
        <MobileMenu />
      </div>
    </div>
  </header>
);

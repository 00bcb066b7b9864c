import { Moon } from 'lucide-react';
import { useTheme } from '../../theme/use-theme.ts';
import { EntryButton } from './menu-entry.tsx';
import styles from './theme-switch.module.css';

/** The theme toggle as an entry of the mobile menu. */
export const ThemeSwitch = () => {
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  return (
    <EntryButton
      label="Dark theme"
      icon={Moon}
      role="switch"
      aria-checked={dark}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <span className={styles.track} data-on={dark || undefined} aria-hidden />
    </EntryButton>
  );
};

import { atom, useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { applyTheme, currentTheme, isThemeKept, keepTheme, THEME_KEY, type Theme } from './theme.ts';

const themeAtom = atom<Theme>('light');

/** The current theme and how to change it; follows other tabs, and the system until one is chosen. */
export const useTheme = () => {
  const [theme, setTheme] = useAtom(themeAtom);
  const show = useCallback(
    (next: Theme) => {
      applyTheme(next);
      setTheme(next);
    },
    [setTheme],
  );

  useEffect(() => {
    setTheme(currentTheme());
    const followTabs = ({ key, newValue }: StorageEvent) => {
      if (key === THEME_KEY && (newValue === 'light' || newValue === 'dark')) show(newValue);
    };
    const followSystem = ({ matches }: MediaQueryListEvent) => {
      if (!isThemeKept()) show(matches ? 'dark' : 'light');
    };
    const system = matchMedia('(prefers-color-scheme: dark)');
    window.addEventListener('storage', followTabs);
    system.addEventListener('change', followSystem);
    return () => {
      window.removeEventListener('storage', followTabs);
      system.removeEventListener('change', followSystem);
    };
  }, [setTheme, show]);

  const change = (next: Theme) => {
    keepTheme(next);
    show(next);
  };
  return [theme, change] as const;
};

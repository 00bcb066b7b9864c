import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { applyTheme, currentTheme, isThemeKept, keepTheme, THEME_KEY, type Theme } from './theme.ts';

const themeAtom = atom<Theme>('light');

/** The current theme and how to change it; follows other tabs, and the system until one is chosen. */
export const useTheme = () => {
  const [theme, setTheme] = useAtom(themeAtom);

  useEffect(() => {
    setTheme(currentTheme());
    const show = (next: Theme) => {
      applyTheme(next);
      setTheme(next);
    };
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
  }, [setTheme]);

  const change = (next: Theme) => {
    applyTheme(next);
    keepTheme(next);
    setTheme(next);
  };
  return [theme, change] as const;
};

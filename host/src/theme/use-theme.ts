import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { applyTheme, currentTheme, keepTheme, THEME_KEY, type Theme } from './theme.ts';

const themeAtom = atom<Theme>('light');

/** The current theme and how to change it; follows changes in other tabs. */
export const useTheme = () => {
  const [theme, setTheme] = useAtom(themeAtom);

  useEffect(() => {
    setTheme(currentTheme());
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== THEME_KEY || (newValue !== 'light' && newValue !== 'dark')) return;
      applyTheme(newValue);
      setTheme(newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [setTheme]);

  const change = (next: Theme) => {
    applyTheme(next);
    keepTheme(next);
    setTheme(next);
  };
  return [theme, change] as const;
};

import { removeStored } from './stored-value.ts';

/** Set by the host. */
export const THEME = 'theme';

/** The page follows the device again, at once: the host follows storage events of the theme. */
export const forgetTheme = () => {
  removeStored(THEME);
  const newValue = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  window.dispatchEvent(new StorageEvent('storage', { key: THEME, newValue }));
};

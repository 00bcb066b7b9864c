export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme';

/** Set on the document by the edge's first script, before anything paints. */
export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

export const applyTheme = (theme: Theme) => {
  document.documentElement.dataset['theme'] = theme;
};

export const keepTheme = (theme: Theme) => {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The choice then holds for this page only.
  }
};

export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme';

/** The edge's first script sets it on the document before the first paint. */
export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** All colors change at once: a transition for each would delay the next paint. */
export const applyTheme = (theme: Theme) => {
  const { dataset } = document.documentElement;
  dataset['themeChanges'] = '';
  dataset['theme'] = theme;
  requestAnimationFrame(() => setTimeout(() => delete dataset['themeChanges']));
};

/** Whether this browser has a choice of its own. */
export const isThemeKept = () => {
  try {
    return localStorage.getItem(THEME_KEY) !== null;
  } catch {
    return false;
  }
};

export const keepTheme = (theme: Theme) => {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage, the choice holds for this page only.
  }
};

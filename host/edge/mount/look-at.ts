import type { Page } from 'playwright';
import { readStyles, type Styles } from './read-styles.ts';

/** What a settled page looks like. */
export interface Look {
  /** Built-ins that differ from the browser's own. */
  changed: string[];
  /** The names of all globals. */
  globals: string[];
  styles: Styles;
  /** The error fallback, if the part has failed. */
  fallback: string | null;
  /** The header is visible; on a page without one, its content. */
  isSeen: boolean;
}

const look = `(() => {
  const changed = changedBuiltIns();
  const fallback = document.querySelector('[role=alert][data-severity] h1, [data-failed-widget]');
  const first = document.querySelector('header, main');
  return {
    changed,
    globals: Reflect.ownKeys(globalThis).map(String),
    styles: ${readStyles},
    fallback: fallback && fallback.textContent,
    isSeen: !first || first.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  };
})()`;

export const lookAt = (page: Page): Promise<Look> => page.evaluate<Look>(look);

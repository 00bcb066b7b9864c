import type { Release } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '../release-store.ts';
import type { Refusal } from './refusal.ts';
import { strayStyles } from './stray-styles.ts';

/** How many selectors a refusal names. */
const MOST_NAMED = 3;

/** A remote styles only its own elements: every selector has a class of its CSS modules. The host may style everything. */
export const checkStyles = async (store: ReleaseStore, { app, id, team, files }: Release): Promise<Refusal[]> => {
  if (app === 'host') return [];
  const judge = async (file: string): Promise<Refusal[]> => {
    const css = await store.readFile(app, id, file);
    const stray = strayStyles(css?.toString() ?? '', `${app.replace('mfe-', '')}-`);
    if (stray.length === 0) return [];
    const named = stray.slice(0, MOST_NAMED).join(', ');
    const message = `${file} of ${app} ${id} styles more than its own elements: ${named}. Name a class of a CSS module in every selector.`;
    return [{ rule: 'stray-style', team, message }];
  };
  const stylesheets = Object.keys(files).filter((file) => file.endsWith('.css'));
  return (await Promise.all(stylesheets.map(judge))).flat();
};

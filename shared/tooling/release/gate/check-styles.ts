import type { Release } from '@marketplace/shared/contracts';
import { OUTSIDE_FOLDER } from '../../webpack/outside-folder.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Refusal } from './refusal.ts';
import { strayStyles } from './stray-styles.ts';

/** How many selectors a refusal names. */
const MOST_NAMED = 3;

/** What class names of our CSS modules start with; those of other builds may start with anything. */
const prefixOf = ({ app, adoptedFrom }: Release) => (adoptedFrom === undefined ? `${app.replace('mfe-', '')}-` : '');

/** A remote styles only its own elements: every selector has a class of its CSS modules. The host may style everything. */
export const checkStyles = async (store: ReleaseStore, release: Release): Promise<Refusal[]> => {
  const { app, id, team, files } = release;
  if (app === 'host') return [];
  const judge = async (file: string): Promise<Refusal[]> => {
    const css = await store.readFile(app, id, file);
    const stray = strayStyles(css?.toString() ?? '', prefixOf(release));
    if (stray.length === 0) return [];
    const named = stray.slice(0, MOST_NAMED).join(', ');
    const message = `${file} of ${app} ${id} styles more than its own elements: ${named}. Name a class of a CSS module in every selector.`;
    return [{ rule: 'stray-style', team, message }];
  };
  // The build for other sites has the same styles, and a theme that is scoped to our pieces.
  const stylesheets = Object.keys(files).filter(
    (file) => file.endsWith('.css') && !file.startsWith(`${OUTSIDE_FOLDER}/`),
  );
  return (await Promise.all(stylesheets.map(judge))).flat();
};

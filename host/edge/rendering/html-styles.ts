import type { Release } from '@marketplace/shared/contracts';
import { integrityOf, type ReleaseStore } from '@marketplace/tooling/release/serving';
import { releaseBase } from '../compose.ts';
import { createBoundedCache } from '../stored-releases/bounded-cache.ts';

/** Cache size in bytes: the styles of many releases. */
const MOST_BYTES = 8 * 1024 * 1024;

const fromElsewhere = /^(?:[a-z][a-z+.-]*:|\/|#)/i;

/** Makes URLs relative to the stylesheet absolute. */
const rebase = (css: string, address: string) =>
  css.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, quote: string, target: string) =>
    fromElsewhere.test(target) ? whole : `url(${quote}${new URL(target, `http://edge${address}`).pathname}${quote})`,
  );

/** Can't close its element. */
const inlineCss = (css: string) => css.replace(/<\/(?=style)/gi, '<\\/');

/**
 * Turns stylesheets of releases into elements for the head. `data-href` is the address that the remote's script
 * looks for, relative to the release.
 */
export const createStyleInliner = (store: ReleaseStore) => {
  const elements = createBoundedCache<string>({ most: MOST_BYTES, weigh: (element) => element.length });
  const read = async (release: Release, file: string) => {
    const content = await store.readFile(release.app, release.id, file);
    if (!content || integrityOf(content) !== release.files[file]?.integrity) return null;
    const css = inlineCss(rebase(content.toString(), releaseBase(release) + file));
    return `<style data-href="${file}">${css}</style>`;
  };

  /** The element; null if the file is missing or not as released. */
  return (release: Release, file: string): Promise<string | null> =>
    elements(`${release.app}/${release.id}/${file}`, () => read(release, file)).catch(() => null);
};

export type StyleInliner = ReturnType<typeof createStyleInliner>;

import type { ComposedRemote, Composition } from '@marketplace/shared/contracts';
import { mayOpen, sessionAtom } from '@marketplace/shared/session';
import { getDefaultStore } from 'jotai';
import type { PageOfRemote } from './load-page.ts';
import { pageOfLink } from './page-of-link.ts';
import { mayLoadAhead } from './prefetch-on-intent.ts';

/** Pages whose files are fetched ahead of any intent. */
const AT_MOST = 4;

const visible = (link: Element) => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

const linkedPages = (composition: Composition) => {
  const { user } = getDefaultStore().get(sessionAtom);
  const pages = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(visible)
    .map((link) => pageOfLink(composition, link)?.target)
    .filter((target) => target !== undefined)
    .filter(({ page }) => mayOpen(page.access, user));
  return [...new Map(pages.map((target) => [target.page.path, target])).values()];
};

const filesOf = ({ remote, page }: PageOfRemote) => [
  remote.entry,
  ...[...page.scripts, ...page.styles].map((file) => remote.base + file),
];

const hint = (href: string) => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  document.head.append(link);
};

const fromSource = ({ release }: ComposedRemote) => release === 'source';

/** Fetches the files of the pages that the links on the screen lead to, at the lowest priority; nothing of them runs. */
export const prefetchWhenIdle = (composition: Composition) => {
  if (!mayLoadAhead()) return;
  const known = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  linkedPages(composition)
    .filter(({ remote }) => !fromSource(remote))
    .filter((target) => !filesOf(target).every((file) => known.has(file)))
    .slice(0, AT_MOST)
    .flatMap(filesOf)
    .filter((file) => !known.has(file) && known.add(file))
    .forEach(hint);
};

import type { ComposedRemote, Composition } from '@marketplace/shared/contracts';
import { mayOpen, sessionAtom } from '@marketplace/shared/session';
import { getDefaultStore } from 'jotai';
import { pageOfLink } from './page-of-link.ts';
import { mayLoadAhead } from './prefetch-on-intent.ts';

/** Pages to prefetch without any intent. */
const AT_MOST = 4;

/** The links on the screen, observed by the browser: measuring each one would force a layout. */
const linksOnScreen = () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  if (links.length === 0) return Promise.resolve([]);
  return new Promise<HTMLAnchorElement[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
      resolve(links.filter((link) => seen.has(link)));
    });
    links.forEach((link) => observer.observe(link));
  });
};

const linkedPages = (composition: Composition, links: HTMLAnchorElement[]) => {
  const { user } = getDefaultStore().get(sessionAtom);
  const pages = links
    .map((link) => pageOfLink(composition, link)?.target)
    .filter((target) => target !== undefined)
    .filter(({ page }) => mayOpen(page.access, user));
  return [...new Map(pages.map((target) => [target.page.path, target])).values()];
};

type Target = ReturnType<typeof linkedPages>[number];

const filesOf = ({ remote, page }: Target) => [
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

/** Fetches the files of pages linked on the screen at the lowest priority, without running them. */
export const prefetchWhenIdle = async (composition: Composition) => {
  if (!mayLoadAhead()) return;
  const links = await linksOnScreen();
  const known = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  linkedPages(composition, links)
    .filter((target) => !filesOf(target).every((file) => known.has(file)))
    .slice(0, AT_MOST)
    .filter(({ remote }) => !fromSource(remote))
    .flatMap(filesOf)
    .filter((file) => !known.has(file) && known.add(file))
    .forEach(hint);
};

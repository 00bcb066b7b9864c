import { networkAtom } from '@marketplace/shared/offline';
import { aUser, signInAs } from '@marketplace/shared/testing';
import { getDefaultStore } from 'jotai';
import { aComposition, aPage, aRemote } from '../testing/render-host.tsx';
import { prefetchWhenIdle } from './prefetch-when-idle.ts';

const store = getDefaultStore();
const network = store.get(networkAtom);

const paths = ['/', '/tutorial', '/demo', '/ticket', '/privacy', '/bucket'];
const remote = aRemote({
  pages: [
    ...paths.map((path) => aPage(path, { scripts: [`${path.slice(1) || 'home'}.js`], styles: [] })),
    aPage('/profile', { access: 'signed-in', scripts: ['profile.js'] }),
  ],
});
const composition = aComposition(remote);

/** A link so many pixels from the top of the screen. */
const link = (path: string, top = 100) => {
  const element = document.createElement('a');
  element.href = path.startsWith('http') ? path : `/marketplace${path}`;
  element.getBoundingClientRect = () => new DOMRect(0, top, 80, 20);
  document.body.append(element);
};
const hinted = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href.split('/').at(-1));

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get top() {
      return this.y;
    }
    get bottom() {
      return this.y + this.height;
    }
  } as unknown as typeof DOMRect;
});
beforeEach(() => signInAs(null));
afterEach(() => {
  store.set(networkAtom, network);
  document.body.replaceChildren();
  document.head.replaceChildren();
});

it('fetches the files of pages that links on the screen lead to, each once', () => {
  link('/tutorial');
  link('/tutorial?from=footer');
  link('/demo');
  link('https://elsewhere.example/marketplace/ticket');
  link('/privacy', 5_000);
  prefetchWhenIdle(composition);
  expect(hinted()).toEqual(['entry.js', 'tutorial.js', 'demo.js']);
});

it('fetches the widget of the footer, where there is one', () => {
  const support = aRemote({
    name: 'mfe-support',
    pages: [],
    widgets: { newsletter: { expose: './widgets/newsletter', scripts: ['newsletter.js'], styles: ['newsletter.css'] } },
  });
  prefetchWhenIdle(aComposition(support));
  expect(hinted()).toEqual([]);
  document.body.append(document.createElement('footer'));
  prefetchWhenIdle(aComposition(support));
  expect(hinted()).toEqual(['entry.js', 'newsletter.js', 'newsletter.css']);
});

it('stops after four pages', () => {
  paths.forEach((path) => link(path));
  prefetchWhenIdle(composition);
  expect(hinted().filter((file) => file !== 'entry.js')).toHaveLength(4);
});

it('fetches nothing that the reader may not open [GUARD-01]', () => {
  link('/profile');
  prefetchWhenIdle(composition);
  expect(hinted()).toEqual([]);
  signInAs(aUser());
  prefetchWhenIdle(composition);
  expect(hinted()).toEqual(['entry.js', 'profile.js']);
});

it('fetches nothing with data saver on', () => {
  store.set(networkAtom, { ...network, saveData: true });
  link('/tutorial');
  prefetchWhenIdle(composition);
  expect(hinted()).toEqual([]);
});

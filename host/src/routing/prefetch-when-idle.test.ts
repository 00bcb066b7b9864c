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

/** A link that the browser says is on the screen, or not. */
const link = (path: string, { onScreen = true } = {}) => {
  const element = document.createElement('a');
  element.href = path.startsWith('http') ? path : `/marketplace${path}`;
  element.dataset.onScreen = String(onScreen);
  element.getBoundingClientRect = () => {
    throw new Error('Measuring a link lays out the page.');
  };
  document.body.append(element);
};

/** Reports all links at once after layout, as browsers do. */
class LaidOut {
  readonly seen = new Set<Element>();
  readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
    queueMicrotask(() => {
      const entries = [...this.seen].map((target) => ({
        target,
        isIntersecting: target instanceof HTMLElement && target.dataset.onScreen === 'true',
      }));
      this.tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    });
  }
  observe(target: Element) {
    this.seen.add(target);
  }
  disconnect() {
    this.seen.clear();
  }
}
const hinted = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href.split('/').at(-1));

const { IntersectionObserver: original } = globalThis;
beforeAll(() => void (globalThis.IntersectionObserver = LaidOut as unknown as typeof IntersectionObserver));
afterAll(() => void (globalThis.IntersectionObserver = original));
beforeEach(() => signInAs(null));
afterEach(() => {
  store.set(networkAtom, network);
  document.body.replaceChildren();
  document.head.replaceChildren();
});

it('fetches the files of pages that links on the screen lead to, each once', async () => {
  link('/tutorial');
  link('/tutorial?from=footer');
  link('/demo');
  link('https://elsewhere.example/marketplace/ticket');
  link('/privacy', { onScreen: false });
  await prefetchWhenIdle(composition);
  expect(hinted()).toEqual(['entry.js', 'tutorial.js', 'demo.js']);
});

it('stops after four pages', async () => {
  paths.forEach((path) => link(path));
  await prefetchWhenIdle(composition);
  expect(hinted().filter((file) => file !== 'entry.js')).toHaveLength(4);
});

it('fetches nothing that the reader may not open [GUARD-01]', async () => {
  link('/profile');
  await prefetchWhenIdle(composition);
  expect(hinted()).toEqual([]);
  signInAs(aUser());
  await prefetchWhenIdle(composition);
  expect(hinted()).toEqual(['entry.js', 'profile.js']);
});

it('fetches nothing with data saver on', async () => {
  store.set(networkAtom, { ...network, saveData: true });
  link('/tutorial');
  await prefetchWhenIdle(composition);
  expect(hinted()).toEqual([]);
});

/** @jest-environment ../shared/tooling/jest/server-environment.cjs */
import { hydrateInBrowser, renderOnServer, type ServedPage } from '@marketplace/shared/testing/server';
import { aModule } from '../testing/factories.ts';

/** The list, with what it would move below. */
const page: ServedPage = {
  path: '/',
  load: async () => {
    const { RecentlyViewed } = await import('./recently-viewed.tsx');
    const Page = () => (
      <>
        <RecentlyViewed />
        <section id="below" />
      </>
    );
    return { default: Page };
  },
};

type Listener = (entries: { isIntersecting: boolean }[]) => void;

it('a rendered page shows the list once what it would move is out of sight', async () => {
  const observed: { element: Element; listener: Listener }[] = [];
  const html = await renderOnServer(page);
  const { root, complaints, act } = await hydrateInBrowser(html, page, () => {
    localStorage.setItem('recentlyViewed', JSON.stringify([aModule({ id: 'a', name: 'A' })]));
    const Observer = class {
      listener: Listener;
      constructor(listener: Listener) {
        this.listener = listener;
      }
      observe(element: Element) {
        observed.push({ element, listener: this.listener });
      }
      disconnect() {}
    };
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  const [{ element, listener } = { element: undefined, listener: () => undefined }] = observed;
  expect([complaints, element?.id]).toEqual([[], 'below']);
  await act(() => listener([{ isIntersecting: true }]));
  expect(root.querySelector('a')).toBeNull();
  await act(() => listener([{ isIntersecting: false }]));
  expect(root.querySelector('a')?.textContent).toContain('A');
});

import { createMemoryRouter, Outlet, RouterProvider } from '@marketplace/shared/router';
import { act, render } from '@testing-library/react';
import { RestoreScroll } from './restore-scroll.tsx';

/** A window whose page extends `height` pixels beyond the screen and calls back when it grows. */
const page = { height: 0, top: 0, grown: () => undefined as void };

beforeEach(() => {
  Object.assign(page, { height: 2_000, top: 0 });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.top });
  window.scrollTo = ((options: ScrollToOptions) => {
    page.top = Math.min(options.top ?? 0, page.height);
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      page.grown = () => callback([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => {
      page.grown = () => undefined;
    };
  };
});

const open = () => {
  const Root = () => (
    <>
      <Outlet />
      <RestoreScroll />
    </>
  );
  const children = ['/', '/a', '/b'].map((path) => ({ path, element: <p id="faq">{path}</p> }));
  const router = createMemoryRouter([{ element: <Root />, children }]);
  render(<RouterProvider router={router} />);
  return {
    go: (to: string | number, options = {}) =>
      act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))),
  };
};

const scrollTo = (top: number) => {
  page.top = top;
  window.dispatchEvent(new Event('scroll'));
};

it('starts a new page at its top, and returns to where the old one was left', async () => {
  const { go } = open();
  scrollTo(800);
  await go('/a');
  expect(page.top).toBe(0);
  await go(-1);
  expect(page.top).toBe(800);
});

it('stays where the user scrolled before the page was hydrated', async () => {
  page.top = 500;
  const { go } = open();
  expect(page.top).toBe(500);
  await go('/a');
  expect(page.top).toBe(0);
  await go(-1);
  expect(page.top).toBe(500);
});

it('waits for content that arrives late', async () => {
  const { go } = open();
  scrollTo(800);
  await go('/a');
  page.height = 100;
  await go(-1);
  expect(page.top).toBe(100);
  page.height = 2_000;
  page.grown();
  expect(page.top).toBe(800);
});

it('stops when the user scrolls while content is still arriving', async () => {
  const { go } = open();
  scrollTo(800);
  await go('/a');
  page.height = 100;
  await go(-1);
  window.dispatchEvent(new Event('wheel'));
  page.height = 2_000;
  page.grown();
  expect(page.top).toBe(100);
});

it('moves nothing when a filter replaces the address, and starts at the top on the next page of a list', async () => {
  const { go } = open();
  await go('/a');
  scrollTo(300);
  await go('/a?filter=roster', { replace: true });
  expect(page.top).toBe(300);
  await go('/a?page=2');
  expect(page.top).toBe(0);
});

it('goes to the anchor in the address [A-68]', async () => {
  const { go } = open();
  const into = jest.spyOn(Element.prototype, 'scrollIntoView');
  await go('/b#faq');
  expect(into.mock.contexts).toEqual([document.getElementById('faq')]);
  into.mockRestore();
});

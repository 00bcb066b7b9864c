import { HYDRATED } from '@marketplace/shared/contracts';
import { holdFragments } from './hold-fragments.ts';

const router = jest.fn();
beforeEach(() => {
  history.replaceState(null, '', '/marketplace/search?q=time');
  window.addEventListener('popstate', router);
});
afterEach(() => {
  window.removeEventListener('popstate', router);
  window.dispatchEvent(new Event(HYDRATED));
  router.mockClear();
});

/** As the browser reports it. */
const moveTo = (address: string, state: unknown = null) => {
  history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};

it('keeps moves within the page from the router until the page is hydrated', () => {
  holdFragments();
  moveTo('/marketplace/search?q=time#content');
  moveTo('/marketplace/search?q=time#results');
  expect(router).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(HYDRATED));
  moveTo('/marketplace/search?q=time#content');
  expect(router).toHaveBeenCalledTimes(1);
});

it.each(['/marketplace/search?q=leave', '/marketplace/tutorial'])(
  'ends when %s is opened, which may come before hydration',
  (address) => {
    holdFragments();
    moveTo(address);
    moveTo('/marketplace/search?q=time#content');
    expect(router).toHaveBeenCalledTimes(2);
  },
);

it('lets the router go back to the page that it left by a link', () => {
  holdFragments();
  history.pushState({ idx: 1 }, '', '/marketplace/tutorial');
  moveTo('/marketplace/search?q=time', { idx: 0 });
  expect(router).toHaveBeenCalledTimes(1);
});

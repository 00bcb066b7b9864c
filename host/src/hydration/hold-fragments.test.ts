import { HYDRATED } from '@marketplace/shared/contracts';
import { holdFragments } from './hold-fragments.ts';

const router = jest.fn();
beforeAll(() => window.addEventListener('popstate', router));
afterAll(() => window.removeEventListener('popstate', router));

/** As the browser reports it. */
const moveTo = (address: string) => {
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

it('keeps moves within the page from the router until the page is hydrated, and no others', () => {
  history.replaceState(null, '', '/marketplace/search?q=time');
  holdFragments();
  moveTo('/marketplace/search?q=time#content');
  expect(router).not.toHaveBeenCalled();
  moveTo('/marketplace/search?q=leave');
  moveTo('/marketplace/tutorial');
  expect(router).toHaveBeenCalledTimes(2);
  moveTo('/marketplace/search?q=time#results');
  expect(router).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event(HYDRATED));
  moveTo('/marketplace/search?q=time#content');
  expect(router).toHaveBeenCalledTimes(3);
});

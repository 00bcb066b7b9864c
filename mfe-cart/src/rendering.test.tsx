/** @jest-environment ../shared/tooling/jest/server-environment.cjs */
import { hydrateInBrowser, renderOnServer, type ServedPage } from '@marketplace/shared/testing/server';

const addToCart: ServedPage = {
  load: async () => {
    const { default: AddToCart } = await import('./widgets/add-to-cart.tsx');
    return { default: () => <AddToCart moduleId="attendance" moduleName="Attendance" noOfUsers={5} noOfDays={90} /> };
  },
  path: '/',
};
const badge: ServedPage = { load: () => import('./widgets/cart-badge.tsx'), path: '/' };

it('a visitor sees the button to buy before the session is known', async () => {
  const html = await renderOnServer(addToCart);
  expect(html).toContain('href="/login"');
  const { root, complaints } = await hydrateInBrowser(html, addToCart);
  expect(complaints).toEqual([]);
  expect(root).toHaveTextContent('Sign in to buy');
});

it('a user who may be signed in is not asked to sign in meanwhile', async () => {
  const html = await renderOnServer(addToCart);
  const { root, complaints } = await hydrateInBrowser(html, addToCart, () => localStorage.setItem('accessToken', 'a'));
  expect(complaints).toEqual([]);
  expect(root).toHaveTextContent('Add to Cart');
});

it('the badge is empty on a server, and hydrates unchanged', async () => {
  const html = await renderOnServer(badge);
  expect(html).toBe('');
  expect((await hydrateInBrowser(html, badge)).complaints).toEqual([]);
});

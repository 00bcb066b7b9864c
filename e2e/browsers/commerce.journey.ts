import { keptSession } from '../fixtures/kept-session.ts';
import { expect, test } from './visitor.ts';

const buyer = 'buyer2@tex.example';

// One after the other: they share a cart.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ baseURL }) => {
  const origin = String(baseURL);
  const { origins } = await keptSession(origin, buyer);
  const token = origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value;
  const headers = { authorization: `Bearer ${token}` };
  const cart = `${origin}/api/marketplace/tex-suite/cart`;
  await fetch(`${cart}/clear`, { method: 'DELETE', headers });
  const wiki = { itemId: 'wiki', itemType: 'module', name: 'Wiki', noOfUsers: 5, noOfDays: 30 };
  await fetch(cart, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(wiki),
  });
});

test('a buyer pays on invoice, and finds the order', async ({ visitor }) => {
  await visitor.signIn(buyer);
  await visitor.visit('/cart');
  await visitor.link('Proceed to checkout').click();
  await visitor.heading('Review your order').isShown();
  await visitor.button('Continue to billing').click();
  await visitor.heading('Billing details').isShown();
  await visitor.button('Continue to payment').click();
  await visitor.heading('Payment').isShown();
  await visitor.role('radio', 'On invoice').isShown();
  await visitor.button(/^Place order/).click();
  await visitor.heading(/^Order ORD-\d{4}-\d+ is placed$/).isShown();
  const [number] = /ORD-\d{4}-\d+/.exec(await visitor.heading(/^Order ORD/).text()) ?? [];
  await visitor.visit('/payment-history?view=orders');
  await visitor.text(String(number)).isShown();
});

test('a module is added to the cart, leaves it, and comes back by Undo', async ({ visitor }) => {
  await visitor.signIn(buyer);
  await visitor.visit('/module?id=letters');
  await visitor.button('Add to Cart').click();
  await visitor.link('View cart').isShown();
  await visitor.visit('/cart');
  await visitor.button('Remove Letters').click();
  await visitor.heading('Letters').isGone();
  await visitor.button('Undo').click();
  await visitor.heading('Letters').isShown();
  expect(await visitor.path()).toBe('/cart');
});

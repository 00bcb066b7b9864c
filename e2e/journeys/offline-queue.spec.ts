import type { Page } from '@playwright/test';
import { holdNext } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/shopper.ts';

test.use({ account: 'buyer2@tex.example' });
// They share one cart.
test.describe.configure({ mode: 'default' });

const CART = '**/api/marketplace/tex-suite/cart**';

/** Requests below the marketplace base with the page's own token. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, where, content]) => {
      const answer = await fetch(`/api/marketplace${where}`, {
        method: verb ?? 'GET',
        headers: {
          authorization: `Bearer ${localStorage.getItem('accessToken')}`,
          ...(content && { 'content-type': 'application/json' }),
        },
        ...(content && { body: content }),
      });
      return answer.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

interface Line {
  cartItemId: string;
  itemId: string;
  noOfUsers: number;
}
/** What these journeys buy; others may add different modules to the same cart. */
const bought = ['payroll', 'leave', 'general-ledger'];

const held = async (page: Page): Promise<Line[]> =>
  ((await call(page, 'GET', '/tex-suite/cart')) as { items: Line[] }).items.filter(({ itemId }) =>
    bought.includes(itemId),
  );

const fill = async (page: Page, ...ids: string[]) => {
  for (const { cartItemId } of await held(page)) await call(page, 'DELETE', `/tex-suite/cart/${cartItemId}`);
  for (const itemId of ids)
    await call(page, 'POST', '/tex-suite/cart', {
      itemId,
      itemType: 'module',
      name: itemId,
      noOfUsers: 5,
      noOfDays: 30,
    });
};

const queued = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('pendingCartChange:'))
      .map(([, value]) => JSON.parse(value as string) as { id: string; type: string; data: object; timestamp: number }),
  );

const types = async (page: Page) => (await queued(page)).map(({ type }) => type);

const waiting = (page: Page) => page.getByRole('region', { name: /waiting to be sent$/ });

const removeBoth = async (page: Page) => {
  for (const name of ['Payroll', 'Leave']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Remove selected' }).click();
};

/** The toast about a change without a response. */
const KEPT = /Your change is saved and will be sent when you’re back online\.$/;

test.beforeEach(async ({ shopper, page }) => {
  await shopper.visit('/cart');
  await expect(shopper.heading('Cart')).toBeVisible();
  await fill(page, 'payroll', 'leave');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payroll' })).toBeVisible();
});

test('a change made offline is rolled back, kept across a reload, and sent on reconnection [QUEUE-01, QUEUE-05, QUEUE-06, CART-17, CART-26]', async ({
  page,
  context,
}) => {
  const users = page.getByRole('group', { name: 'Users and days of Payroll' }).getByRole('textbox', { name: 'Users' });
  await context.setOffline(true);
  await page
    .getByRole('group', { name: 'Users and days of Payroll' })
    .getByRole('button', { name: 'More users' })
    .click();
  await expect(page.getByText(/^Failed to update cart item:/).filter({ hasText: KEPT })).toBeVisible();
  await expect(users).toHaveValue('5');
  await expect(waiting(page)).toContainText('Change Payroll to 6 users, 30 days');
  expect(await queued(page)).toMatchObject([{ type: 'cart-update', data: { noOfUsers: 6, noOfDays: 30 } }]);

  // The page loads but its requests fail, as on a network that was just lost.
  await page.route(CART, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await context.setOffline(false);
  await page.reload();
  await expect(waiting(page)).toContainText('Change Payroll to 6 users, 30 days');

  await context.setOffline(true);
  await page.unroute(CART);
  await context.setOffline(false);
  await expect(page.getByText('Updated Payroll in cart')).toBeVisible();
  await expect(users).toHaveValue('6');
  await expect(waiting(page)).toHaveCount(0);
  expect(await queued(page)).toEqual([]);
});

test('adding, removing, removing several and clearing are kept too, and sent in order [QUEUE-01, QUEUE-05, CART-24, CART-25, CART-27, CART-28]', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.goOnTo('/module?id=general-ledger');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeEnabled();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText(/^Failed to add General Ledger to cart\./).filter({ hasText: KEPT })).toBeVisible();
  expect(await types(page)).toEqual(['cart-add']);
  await context.setOffline(false);
  await expect(page.getByText('General Ledger added to cart successfully!')).toBeVisible();

  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(shopper.heading('Cart')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'General Ledger', level: 2 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Remove Payroll' }).click();
  await expect(page.getByText(/^Failed to remove Payroll from cart:/).filter({ hasText: KEPT })).toBeVisible();
  await removeBoth(page);
  await expect(page.getByText('Failed to remove items from cart')).toBeVisible();
  expect(await types(page)).toHaveLength(3);
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText(/^Failed to clear cart:/).filter({ hasText: KEPT })).toBeVisible();
  await expect(page.getByText('4 changes waiting to be sent')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await held(page)).toEqual([]);
});

test('an add whose response is lost is made once [QUEUE-01, QUEUE-06]', async ({ shopper, page }) => {
  await fill(page);
  await shopper.visit('/module?id=general-ledger');
  await page.getByLabel('Users', { exact: true }).fill('7');
  let isLost = false;
  let letThrough = () => undefined as void;
  const looked = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(CART, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The retry waits until the test has checked the queue.
    if (isLost) return looked.then(() => route.continue());
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/tex-suite/cart'),
  );
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const key = (await sent).headers()['idempotency-key'];
  await expect(page.getByText(/^Failed to add General Ledger/)).toBeVisible();
  expect(await queued(page)).toMatchObject([{ id: key, type: 'cart-add' }]);
  // After the reload, because the retry may succeed before it.
  await page.reload();
  letThrough();
  await expect(page.getByText('General Ledger added to cart successfully!')).toBeVisible();
  expect(await held(page)).toMatchObject([{ itemId: 'general-ledger', noOfUsers: 7 }]);
});

test('a change that the server refuses later stays listed with its reason until it is dismissed [QUEUE-06]', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page
    .getByRole('group', { name: 'Users and days of Payroll' })
    .getByRole('button', { name: 'More users' })
    .click();
  await expect(waiting(page)).toBeVisible();
  // Another device empties the cart meanwhile.
  await page.route(CART, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await context.setOffline(false);
  await fill(page);
  await page.unroute(CART);
  // Not "Send now", because the queue may already send by itself.
  await context.setOffline(true);
  await context.setOffline(false);
  const refused = page.getByRole('region', { name: '1 change could not be applied' });
  await expect(refused).toContainText('Change Payroll to 6 users, 30 days');
  await expect(refused).toContainText('It is no longer in your cart.');
  await expect(page.getByRole('heading', { name: 'Payroll' })).toHaveCount(0);
  await page.reload();
  await refused.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toHaveCount(0);
  expect(await queued(page)).toEqual([]);
});

test('signing out asks first if changes are waiting, and then deletes them [SESSION-05]', async ({
  shopper,
  page,
  context,
}) => {
  await page.route(CART, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await page.getByRole('button', { name: 'Remove Payroll' }).click();
  await expect(waiting(page)).toBeVisible();
  await shopper.signOut();
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose changes?' });
  await expect(question).toContainText('1 change to your cart hasn’t been sent yet.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await types(page)).toEqual(['cart-remove']);

  await shopper.signOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await context.close();
});

test('every change shows at once and says what it did, and the cart updates [CART-16, CART-18, CART-20, CART-21, CART-22, CART-32]', async ({
  page,
}) => {
  const payroll = page.getByRole('group', { name: 'Users and days of Payroll' });
  const letGo = await holdNext(page, CART);
  await payroll.getByRole('button', { name: 'More users' }).click();
  await expect(payroll.getByRole('textbox', { name: 'Users' })).toHaveValue('6');
  letGo();
  await expect(page.getByText('Updated Payroll in cart')).toBeVisible();
  expect(await held(page)).toMatchObject([{ itemId: 'payroll', noOfUsers: 6 }, { itemId: 'leave' }]);

  await page.getByRole('button', { name: 'Remove Leave' }).click();
  await expect(page.getByText('Leave removed from cart')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Leave added to cart successfully!')).toBeVisible();

  await removeBoth(page);
  await expect(page.getByText('2 items removed from cart')).toBeVisible();
  expect(await held(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Payroll' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear cart' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Cart cleared successfully')).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('undoing a removal restores the lines with their users and days', async ({ page }) => {
  await removeBoth(page);
  await expect(page.getByText('2 items removed from cart')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Payroll' })).toBeVisible();
  await expect
    .poll(() => held(page))
    .toMatchObject([
      { itemId: 'payroll', noOfUsers: 5 },
      { itemId: 'leave', noOfUsers: 5 },
    ]);
});

test('another tab of the same user sends what this one left behind [QUEUE-04, QUEUE-06]', async ({
  shopper,
  page,
  context,
}) => {
  await page.route(CART, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await page.getByRole('button', { name: 'Remove Payroll' }).click();
  await expect(waiting(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Payroll removed from cart')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Payroll' })).toHaveCount(0);
  await expect(shopper.heading('Cart')).toBeVisible();
});

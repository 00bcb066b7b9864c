import type { Locator, Page } from '@playwright/test';
import { Buyer } from '../fixtures/buyer.ts';
import { candidateOf } from '../fixtures/candidate.ts';
import { expectEntrance } from '../fixtures/entrance.ts';
import { shiftOf, watchShifts } from '../fixtures/layout-shift.ts';
import { liveRelease, promoteRelease } from '../fixtures/release-command.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

const email = 'spaced@tex.example';

// They share one cart, so they run one after another.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ account: email });

let buyer: Buyer;
test.beforeEach(async ({ page }) => {
  buyer = new Buyer(page, email);
  await buyer.fillCart([
    ['attendance', 12, 30],
    ['general-ledger', 4, 90],
  ]);
});

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
};

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const totalOf = async (summary: Locator) => {
  const row = summary.locator('dl > div').last();
  return (await row.getByRole('definition').innerText()).trim();
};

test('the whole purchase works by keyboard alone, and mail, screen and PDF agree [CART-02, CART-03, ROUTE-26, OTHER-01]', async ({
  shopper,
  page,
}) => {
  const before = (await buyer.confirmations()).length;
  await shopper.visit('/cart');
  await press(page, page.getByRole('link', { name: 'Proceed to checkout' }));
  await expect(buyer.step('Review your order')).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Add a coupon' }));
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeFocused();
  await page.keyboard.type('EXPIRED5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/EXPIRED5 expired on/).first()).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Apply WELCOME10' }));
  await expect(page.getByText('Coupon WELCOME10 applied')).toBeVisible();
  await expect(buyer.summary().getByText('Coupon WELCOME10')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Continue to billing' }));

  await expect(page.getByRole('heading', { name: 'Billing details' })).toBeFocused();
  const orderNumber = page.getByRole('textbox', { name: /PO number/ });
  await tabTo(page, orderNumber);
  await page.keyboard.type('PO-2026-17');
  await press(page, page.getByRole('button', { name: 'Continue to payment' }));

  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'On invoice' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  const total = await totalOf(buyer.summary());
  await press(page, buyer.placeOrder());

  await expect(buyer.confirmation()).toBeFocused();
  await expect(page).toHaveURL(/\/checkout\?order=/);
  const receipt = page.getByRole('region', { name: 'Your order' });
  await expect(receipt.getByText(total)).toBeVisible();
  await expect(receipt.getByText('PO-2026-17')).toBeVisible();
  await expect(page.getByText(/^Transfer .* as the reference/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart/ }).getByRole('img')).toHaveCount(0);

  const mails = await buyer.confirmations();
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.text).toContain(total);

  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Download PDF' }));
  expect((await download).suggestedFilename()).toMatch(/^[A-Z]+-\d{4}-\d+\.pdf$/);

  await page.reload();
  await expect(buyer.confirmation()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible();
  expect(await buyer.confirmations()).toHaveLength(before + 1);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`steps animate in, with motion: ${reducedMotion}`, async ({ shopper, page }) => {
    await page.emulateMedia({ reducedMotion });
    await buyer.open('review', 'Review your order');
    await shopper.answers();
    await expectEntrance(page, '[aria-labelledby=checkout-step]', reducedMotion === 'reduce', async () => {
      await page.getByRole('button', { name: 'Continue to billing' }).click();
      await expect(buyer.step('Billing details')).toBeVisible();
    });
  });

test('a reload keeps the step and the entries; steps that are not open can’t be reached [ROUTE-26]', async ({
  page,
}) => {
  await buyer.open('review', 'Review your order');
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('HR15');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Coupon HR15 applied')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('textbox', { name: /PO number/ }).fill('PO-9');
  await page.getByRole('textbox', { name: 'City' }).fill('Mysuru');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /PO number/ })).toHaveValue('PO-9');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Mysuru');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.reload();
  await expect(buyer.step('Payment')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await expect(buyer.summary().getByText('Coupon HR15')).toBeVisible();
  await page.goBack();
  await expect(buyer.step('Billing details')).toBeVisible();

  await page.getByRole('textbox', { name: 'Legal name' }).fill('');
  await page.goto('/marketplace/checkout?step=payment');
  await expect(buyer.step('Billing details')).toBeVisible();
  await expect(page).toHaveURL(/step=billing/);
});

test('without a connection the entries stay, and they are saved when it is back', async ({ page, context }) => {
  await buyer.open('billing', 'Billing details');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: /PO number/ }).fill('PO-OFFLINE');
  await expect(page.getByText(/No connection. What you enter stays in this tab/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/No connection. What you enter/)).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('textbox', { name: /PO number/ })).toHaveValue('PO-OFFLINE');
});

test('two clicks, and two tabs, place one order', async ({ page, context }) => {
  const before = (await buyer.confirmations()).length;
  await buyer.open('payment', 'Payment');
  const other = new Buyer(await context.newPage(), email);
  await other.open('payment', 'Payment');
  await Promise.all([buyer.placeOrder().dblclick(), other.placeOrder().click()]);
  const placed = page
    .getByRole('heading', { name: /is placed$/ })
    .or(page.getByRole('heading', { name: 'Nothing to check out' }));
  await expect(placed).toBeVisible();
  await expect(
    other.confirmation().or(other.page.getByRole('heading', { name: 'Nothing to check out' })),
  ).toBeVisible();
  expect(await buyer.confirmations()).toHaveLength(before + 1);
});

test('an order whose response is lost is found again, by another click or after a reload', async ({ page }) => {
  const before = (await buyer.confirmations()).length;
  const loseAnswer = () =>
    page.route(
      '**/tex-suite/checkout',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  await buyer.open('payment', 'Payment');
  await loseAnswer();
  await buyer.placeOrder().click();
  await expect(page.getByText(/we don’t know yet if your order was placed/)).toBeVisible();
  await buyer.placeOrder().click();
  await expect(buyer.confirmation()).toBeVisible();
  expect(await buyer.confirmations()).toHaveLength(before + 1);

  await buyer.fillCart([['leads', 5, 30]]);
  await buyer.open('payment', 'Payment');
  await loseAnswer();
  await buyer.placeOrder().click();
  await expect(page.getByText(/we don’t know yet if your order was placed/)).toBeVisible();
  await page.reload();
  await expect(buyer.confirmation()).toBeVisible();
  expect(await buyer.confirmations()).toHaveLength(before + 2);
});

test('an order is paid online, after a declined attempt', async ({ page }) => {
  await buyer.open('payment', 'Payment');
  await page.getByRole('radio', { name: 'Pay online' }).check();
  await buyer.placeOrder().click();
  await expect(buyer.confirmation()).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await pay.click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The bank declined the payment.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay later from your payment history' })).toBeVisible();
  await pay.click();
  await page.getByRole('link', { name: 'Pay with bank confirmation' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/is paid in full/)).toBeVisible();
  await expect(pay).toHaveCount(0);
});

test('an unpaid order is canceled: its payment page is closed, and it is listed with its void invoice', async ({
  shopper,
  page,
}) => {
  await buyer.open('payment', 'Payment');
  await page.getByRole('radio', { name: 'Pay online' }).check();
  await buyer.placeOrder().click();
  await expect(buyer.confirmation()).toBeVisible();
  const number = /ORD-\d{4}-\d+/.exec(await buyer.confirmation().innerText())?.[0] ?? 'no number';
  const place = page.url();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText(/^Invoice TEX-/)).toBeVisible();
  const paymentPage = page.url();

  await page.goto(place);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` });
  await dialog.getByLabel('Reason (optional)').fill('Ordered twice.');
  expect(await violations(page), 'the question').toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { name: `Order ${number} is canceled` })).toBeVisible();
  await expect(page.getByText('Reason: Ordered twice.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveCount(0);
  await page.goto(paymentPage);
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();

  await shopper.visit('/payment-history?view=orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(number);
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Canceled');
  await rows.getByRole('link', { name: number }).click();
  await expect(shopper.heading(`Order ${number}`)).toBeFocused();
  await expect(page.getByText(/^Canceled on .+ is void. There’s nothing to pay\.$/)).toBeVisible();
  expect(await violations(page), 'the order').toEqual([]);
  await page.getByRole('link', { name: 'Open the invoice' }).click();
  await expect(page.getByRole('article').getByText('Void', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay now/ })).toHaveCount(0);
  expect(await violations(page), 'the void invoice').toEqual([]);
});

test('a line that changes in another tab changes the total, which must be confirmed first', async ({ page }) => {
  await buyer.open('payment', 'Payment');
  const total = await totalOf(buyer.summary());
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const cart = await fetch('/api/marketplace/tex-suite/cart', { headers });
    const { items } = (await cart.json()) as { items: { cartItemId: string }[] };
    const line = `/api/marketplace/tex-suite/cart/${items[0]?.cartItemId}?noOfUsers=20&noOfDays=30`;
    await fetch(line, { method: 'PUT', headers });
  });
  await buyer.placeOrder().click();
  await expect(page.getByText(`The total changed from ${total}`)).toBeVisible();
  expect(await totalOf(buyer.summary())).not.toBe(total);
  await buyer.placeOrder().click();
  await expect(buyer.confirmation()).toBeVisible();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no step has accessibility violations, on a screen or a phone', async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await buyer.open('review', 'Review your order');
      expect(await violations(page), 'review').toEqual([]);
      await buyer.open('billing', 'Billing details');
      await page.getByRole('textbox', { name: 'Legal name' }).fill('');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      expect(await violations(page), 'billing').toEqual([]);
      await page.getByRole('textbox', { name: 'Legal name' }).fill('Meridian Components');
      await buyer.open('payment', 'Payment');
      expect(await violations(page), 'payment').toEqual([]);
    }
    await page.getByRole('button', { name: /^Total/ }).click();
    await expect(buyer.summary()).toBeVisible();
    expect(await violations(page), 'summary').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Pay online' }).check();
    await buyer.placeOrder().click();
    await expect(buyer.confirmation()).toBeVisible();
    expect(await violations(page), 'confirmation').toEqual([]);
  });
});

test('the total and the button to go on are in view in every step, both on a desktop and on a phone', async ({
  page,
}) => {
  await buyer.fillCart(
    ['attendance', 'leave', 'payroll', 'recruit', 'stock', 'leads'].map((id): [string, number, number] => [id, 25, 90]),
  );
  await buyer.open('review', 'Review your order');
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  await page.getByRole('button', { name: 'Apply WELCOME10' }).click();
  await expect(page.getByText('Coupon WELCOME10 applied')).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [step, title, way] of [
      ['review', 'Review your order', 'Continue to billing'],
      ['billing', 'Billing details', 'Continue to payment'],
      ['payment', 'Payment', 'Place order'],
    ] as const) {
      await buyer.open(step, title);
      await expect(page.getByRole('button', { name: way })).toBeInViewport({ ratio: 1 });
      const total =
        width > 960 ? buyer.summary().getByText('Total to pay') : page.getByRole('button', { name: /^Total/ });
      await expect(total).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the cart accepts a coupon and says what the organization has of a module; the checkout shows both [CART-02]', async ({
  shopper,
  page,
}) => {
  const owned = page.getByText(/Your organization already has this module: .* until/);
  await shopper.visit('/cart');
  await expect(owned.first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('partner5');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon PARTNER5 applied')).toBeVisible();
  const toPay = await page.getByRole('status', { name: 'To pay' }).innerText();

  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await expect(buyer.step('Review your order')).toBeVisible();
  await expect(page.getByText('Coupon PARTNER5 applied')).toBeVisible();
  expect(await totalOf(buyer.summary())).toBe(toPay);
  await expect(page.getByRole('button', { name: 'Continue to billing' })).toBeEnabled();
  await page.getByRole('link', { name: 'Add users to Attendance' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Add users to Attendance' })).toBeVisible();
});

test('nothing moves on a phone while the cart and the checkout load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  for (const path of ['/cart', '/checkout']) {
    await page.goto(`/marketplace${path}`);
    await expect(page.getByText(/Your organization already has this module: .* until/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a coupon' })).toBeVisible();
    expect(await shiftOf(page), path).toBe(0);
  }
});

test.describe('as released', () => {
  test.use({ withRelease: {} });

  test('mfe-cart is released during a purchase: the tab goes on, the next page load gets it, and when it breaks, the previous release takes over', async ({
    shopper,
    page,
  }) => {
    const note = (text: string) => page.getByText(`${text} Taxes are added at checkout.`);
    const released = await liveRelease('mfe-cart');
    const { id } = candidateOf('mfe-cart', 'midway', 'Before tax.', 'Without tax.');
    await buyer.open('billing', 'Billing details');
    await promoteRelease('mfe-cart', id);
    try {
      const document = async () => (await page.request.get('/marketplace/cart')).text();
      await expect.poll(document).toContain(id);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByRole('radio', { name: 'Bank transfer' }).check();
      await buyer.placeOrder().click();
      await expect(buyer.confirmation()).toBeVisible();

      await buyer.fillCart([['attendance', 12, 30]]);
      await shopper.visit('/cart');
      await expect(note('Without tax.')).toBeVisible();
      await page.route(`**/releases/mfe-cart/${id}/**`, (route) => route.fulfill({ status: 404 }));
      await shopper.visit('/cart');
      await expect(note('Before tax.')).toBeVisible();
    } finally {
      await promoteRelease('mfe-cart', released);
    }
  });
});

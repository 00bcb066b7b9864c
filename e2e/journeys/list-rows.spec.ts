import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shopper.ts';

test.use({ account: 'super@tex.example' });

/** The lists whose rows can be opened. */
const lists = [
  '/iam-dashboard',
  '/iam-dashboard?tab=roles',
  '/organizations',
  '/orders',
  '/review-moderation',
  '/sessions',
  '/subscription',
  '/settings/catalogue',
  '/settings/catalogue?view=prices',
  '/settings/catalogue?view=coupons',
  '/payment-history?client=meridian',
  '/payment-history?client=meridian&view=orders',
];

/** Tests points all over the first rows: anything that isn't another control should open the row. */
const missed = () =>
  [...document.querySelectorAll('[data-opens-row]')].slice(0, 3).flatMap((opener) => {
    const row = opener.closest('tr') ?? opener.parentElement?.parentElement;
    row?.scrollIntoView({ block: 'center' });
    const { left = 0, top = 0, width = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      const isOpener = hit === opener || opener.contains(hit);
      return isOpener || hit?.closest('a, button, label, [data-row-text]')
        ? []
        : [`${opener.textContent} at ${part}: ${hit?.tagName}`];
    });
  });

for (const width of [390, 1440])
  test(`a click anywhere on a row counts as a click on its link, at ${width} pixels wide`, async ({
    shopper,
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of lists) {
      await shopper.visit(path);
      await expect(page.locator('[data-opens-row]').first(), path).toBeVisible();
      expect([path, await page.evaluate(missed)]).toEqual([path, []]);
    }
  });

const selected = (page: Page) => page.evaluate(() => String(getSelection()));

/** Drags over a text, from its start to its end. */
const dragOver = async (page: Page, text: Locator) => {
  const range = await text.evaluate((element) => {
    const around = document.createRange();
    around.selectNodeContents(element);
    const { left, right, top, height } = around.getBoundingClientRect();
    return { left, right, middle: top + height / 2 };
  });
  await page.mouse.move(range.left + 1, range.middle);
  await page.mouse.down();
  await page.mouse.move(range.right - 1, range.middle, { steps: 8 });
  await page.mouse.up();
};

test('a drag selects the number and the address in a row; clicks on them open it', async ({ shopper, page }) => {
  await shopper.visit('/orders');
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
  const link = row.locator('[data-opens-row]');
  const address = row.locator('[data-row-text]', { hasText: '@' });
  const panel = page.getByRole('dialog');
  const [number, email] = [await link.innerText(), await address.innerText()];

  await dragOver(page, link);
  expect(number).toContain((await selected(page)).trim());
  expect((await selected(page)).length).toBeGreaterThan(6);
  await dragOver(page, address);
  expect(email).toContain((await selected(page)).trim());
  expect((await selected(page)).length).toBeGreaterThan(6);
  await expect(panel).toHaveCount(0);

  // A click anywhere clears the selection first.
  await shopper.heading('Orders').click();
  await address.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const inTab = [
    () => address.click({ button: 'middle' }),
    () => address.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
    () => link.click({ modifiers: ['ControlOrMeta'] }),
  ];
  for (const open of inTab) {
    const opened = page.context().waitForEvent('page');
    await open();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/orders\?order=/);
    await tab.close();
  }
  await expect(panel).toHaveCount(0);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
});

import { expect, test } from '../fixtures/shopper.ts';

test.use({ account: 'super@tex.example' });

/** The lists whose rows open something. */
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

/** What is hit at points all over the first rows: whatever isn't another control should be what opens the row. */
const missed = () =>
  [...document.querySelectorAll('[data-opens-row]')].slice(0, 3).flatMap((opener) => {
    const row = opener.closest('tr') ?? opener.parentElement?.parentElement;
    row?.scrollIntoView({ block: 'center' });
    const { left = 0, top = 0, width = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      const isOpener = hit === opener || opener.contains(hit);
      return isOpener || hit?.closest('a, button, label') ? [] : [`${opener.textContent} at ${part}: ${hit?.tagName}`];
    });
  });

for (const width of [390, 1440])
  test(`a click anywhere on a row is one on its link, ${width} pixels wide`, async ({ shopper, page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of lists) {
      await shopper.visit(path);
      await expect(page.locator('[data-opens-row]').first(), path).toBeVisible();
      expect([path, await page.evaluate(missed)]).toEqual([path, []]);
    }
  });

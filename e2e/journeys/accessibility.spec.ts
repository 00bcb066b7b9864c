import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

const visitors = [
  '/',
  '/module?id=attendance',
  '/bucket?id=core-hr',
  '/search?q=time&trial=yes',
  '/category?id=human-resources',
  '/tutorial',
  '/coming-soon',
  '/compare?ids=attendance,leave',
  '/compare',
  '/login',
  '/ticket',
  '/contactus',
  '/demo',
  '/privacy',
  '/payment-history',
  '/no-such-page',
  '/unauthorized',
];
/** Checkout, payment history and account have their own journeys, which check each of their states. */
const buyers = ['/cart', '/module/attendance/dashboard'];
const administrators = [
  '/iam-dashboard',
  '/settings',
  '/signOn',
  '/geo-location',
  '/subscription',
  '/health',
  '/sessions',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of visitors)
  test(`${path} has no accessibility violations`, async ({ shopper, page }) => {
    // Checking the whole dashboard takes a while.
    test.slow();
    await shopper.visit(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await violations(page)).toEqual([]);
  });

test.describe(() => {
  test.use({ account: 'buyer2@tex.example' });

  test('the pages of a buyer have no accessibility violations', async ({ shopper, page }) => {
    for (const path of buyers) {
      await shopper.visit(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });
});

test.describe(() => {
  test.use({ account: 'super@tex.example' });

  test('the pages of an administrator have no accessibility violations', async ({ shopper, page }) => {
    test.slow();
    for (const path of administrators) {
      await shopper.visit(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });
});

test.describe(() => {
  test.use({ account: 'user@tex.example' });

  test('the overlays have no accessibility violations', async ({ shopper, page }) => {
    test.slow();
    await shopper.visit('/contactus');
    await page.getByRole('button', { name: 'Buckets' }).click();
    await expect(page.getByRole('heading', { name: 'Browse Buckets' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'View All' }).click();
    await expect(page.getByRole('dialog', { name: 'Explore Buckets' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /My Modules/ }).click();
    await expect(page.getByRole('dialog', { name: 'My Modules' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

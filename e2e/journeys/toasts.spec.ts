import { expect, test } from '../fixtures/shopper.ts';

test.use({ account: 'buyer2@tex.example' });

test('toasts appear at the top right, at most three, and close after 5 s [CONST-08]', async ({ shopper, page }) => {
  let refusals = 0;
  await page.route('**/tex-suite/cart', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    refusals += 1;
    return route.fulfill({ status: 409, json: { message: `Reason ${refusals}.` } });
  });
  await page.clock.install({ time: 0 });
  const cart = page.waitForResponse('**/tex-suite/cart');
  await shopper.visit('/module?id=attendance');
  await (await cart).finished();
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeEnabled();
  await page.clock.pauseAt(60_000);

  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  for (let count = 1; count <= 4; count += 1) {
    await expect(add).toBeEnabled();
    await page.clock.runFor(100);
    await add.click();
    await expect(toasts.filter({ hasText: `Reason ${count}.` })).toBeVisible();
    await expect(toasts).toHaveCount(Math.min(count, 3));
  }
  await expect(toasts.filter({ hasText: 'Reason 1.' })).toHaveCount(0);

  const { width } = page.viewportSize() ?? { width: 0 };
  for (const toast of await toasts.all()) {
    const box = await toast.boundingBox();
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(32);
    expect(box?.x).toBeGreaterThan(width / 2);
    expect(box?.y).toBeLessThan(400);
  }
  await page.clock.runFor(4_999);
  await expect(toasts).toHaveText(/Reason 4\./);
  await page.clock.runFor(1);
  await expect(toasts).toHaveCount(0);
});

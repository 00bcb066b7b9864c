import { expectEntrance } from '../fixtures/entrance.ts';
import { expect, test } from '../fixtures/shopper.ts';

test.use({ account: 'super@tex.example' });

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    for (const path of ['/orders', '/iam-dashboard', '/review-moderation'])
      test(`the panel of ${path} animates in`, async ({ shopper, page }) => {
        await shopper.visit(path);
        const opener = page.locator('[data-opens-row]').first();
        await expect(opener).toBeVisible();
        await expectEntrance(page, '[role=dialog]', reducedMotion === 'reduce', async () => {
          await opener.click();
          await expect(page.getByRole('dialog')).toBeVisible();
        });
      });
  });

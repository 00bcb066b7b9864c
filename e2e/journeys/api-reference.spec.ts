import { expect, test } from '@playwright/test';

for (const address of ['/api/docs', '/api/docs/'])
  test(`the API reference at ${address} loads all of its parts, and shows its operations`, async ({ page }) => {
    // Swagger UI reads the document for seconds, on a busy machine for many.
    test.setTimeout(120_000);
    const failed: string[] = [];
    page.on('pageerror', ({ message }) => failed.push(message));
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /^TEX Marketplace API/ })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('#operations-Session-signIn')).toBeVisible();
    expect(failed).toEqual([]);
  });

import { expect, test } from '@playwright/test';

for (const address of ['/api/docs', '/api/docs/'])
  test(`the API reference at ${address} loads all of its parts, and shows its operations`, async ({ page }) => {
    // Swagger UI takes seconds to read the document, and many on a busy machine.
    test.setTimeout(120_000);
    const failed: string[] = [];
    page.on('pageerror', ({ message }) => failed.push(message));
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /^TEX Marketplace API/ })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('#operations-Session-signIn')).toBeVisible();
    expect(failed).toEqual([]);
  });

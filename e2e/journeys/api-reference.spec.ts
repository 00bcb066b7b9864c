import { expect, test } from '../fixtures/shopper.ts';

for (const address of ['/api/docs', '/api/docs/'])
  test(`the API reference opens at ${address} and lists its operations`, async ({ page }) => {
    const failures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    page.on('response', (response) => response.status() >= 400 && failures.push(response.url()));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'TEX Marketplace API' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('/api/marketplace/auth/login', { exact: true })).toBeVisible();
    expect(failures).toEqual([]);
  });

import { remotes } from '../../shared/tooling/release/workspace.ts';
import { expect, test } from '../fixtures/shopper.ts';

// Rendered markup would stay visible.
test.use({ rendered: false });

for (const remote of remotes.filter((name) => name !== 'mfe-catalog'))
  test(`without ${remote} the dashboard keeps working`, async ({ shopper, page }) => {
    await page.route(`**/releases/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
    await shopper.visit();
    await expect(page.getByRole('heading', { name: 'Top Choices' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

test('without the catalog the shell shows with the fallback in its place, and Try Again loads it from the network [ERR-01, ERR-02, ERR-03, ERR-04]', async ({
  shopper,
  page,
}) => {
  let broken = true;
  let asked = 0;
  await page.route('**/releases/mfe-catalog/**', (route) => {
    asked += 1;
    return broken ? route.fulfill({ status: 200, contentType: 'text/html', body: '<p>oops</p>' }) : route.continue();
  });
  await shopper.visit();
  await expect(page.getByText('Failed to load application resources. Please refresh the page.')).toBeVisible();
  await expect(page.getByText(/Error ID/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', /\/marketplace\/?$/);
  await expect(page.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/marketplace/contact');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  broken = false;
  const before = asked;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Top Choices' })).toBeVisible();
  expect(asked).toBeGreaterThan(before);
});

import { holdNext } from '../fixtures/hold.ts';
import { expect, test, type Shopper } from '../fixtures/shopper.ts';

// Rendered markup would stay visible.
test.use({ rendered: false });

const breakRemote = async ({ page }: Shopper, files = '**') => {
  let broken = true;
  await page.route(`**/releases/mfe-support/*/${files}`, (route) =>
    broken ? route.fulfill({ status: 404, body: 'Not found.' }) : route.continue(),
  );
  return () => (broken = false);
};

/** Advances the page's clock until the condition holds: failed loads are retried after a delay. */
const runUntil = async ({ page }: Shopper, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(500);
    await isSo();
  }).toPass();

const quick = { timeout: 200 };

test('a page that can’t be loaded is retried by hand: after 500 ms, critical from the third time, no more after the sixth [ERR-05, ERR-06, ERR-07, ERR-08, ERR-11, CONST-17]', async ({
  shopper,
  page,
}) => {
  await breakRemote(shopper);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await shopper.visit('/demo');
  const fallback = page.getByRole('alert');
  const retry = fallback.getByRole('button', { name: /^(Try again|Trying again)/ });
  const failed = () => expect(fallback).toBeVisible(quick);
  const said = fallback.getByText('Failed to load application resources. Please refresh the page.', { exact: true });
  await runUntil(shopper, failed);

  for (let count = 1; count <= 6; count += 1) {
    await expect(retry).toBeEnabled();
    await expect(fallback.getByRole('heading', { name: 'Critical Error' })).toHaveCount(count > 3 ? 1 : 0);
    await expect(said).toBeVisible();
    await retry.click();
    await expect(retry).toBeDisabled();
    await page.clock.runFor(499);
    await expect(retry).toBeDisabled();
    await page.clock.runFor(1);
    await expect(fallback).toHaveCount(0);
    await runUntil(shopper, failed);
  }
  await expect(fallback.getByRole('heading', { name: 'Critical Error' })).toBeVisible();
  await expect(fallback.getByText(/Refresh the page/)).toBeVisible();
  await expect(said).toBeVisible();
  await expect(retry).toBeDisabled();
});

test('a page whose chunk is missing says so, and loads once the chunk is there [ERR-04, ERR-09, ERR-11]', async ({
  shopper,
  page,
}) => {
  const repair = await breakRemote(shopper, 'chunks/pages-demo*');
  await shopper.visit('/demo');
  const fallback = page.getByRole('alert');
  await expect(fallback.getByText('Failed to load application resources. Please refresh the page.')).toBeVisible();
  await expect(fallback).toHaveAttribute('data-severity', 'warning');
  repair();
  await fallback.getByRole('button', { name: 'Try again' }).click();
  await expect(shopper.heading('Request Demo')).toBeVisible();
});

test('the Error ID on the screen is also in the console and in the error report [ERR-03, ERR-15]', async ({
  shopper,
  page,
}) => {
  await breakRemote(shopper);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const report = page.waitForRequest('**/tex-suite/error-report');
  await shopper.visit('/demo');
  const shown = await page
    .getByRole('alert')
    .getByText(/^[\da-f]{32}$/)
    .textContent();
  const { reports } = (await report).postDataJSON() as { reports: { id: string; message: string; place: string }[] };
  const reported = reports.find(({ id }) => id === shown);
  expect(reported?.place).toBe('mfe-support /demo');
  expect(reported?.message).toContain('Remote mfe-support could not be loaded');
  expect(logged.some((line) => line.startsWith(`[${shown}] mfe-support /demo`))).toBe(true);
});

test.describe('waiting', () => {
  test.use({ account: 'user@tex.example' });

  test('a spinner says after 8 s that loading takes long, and offers to refresh the page [LOADER-01, CONST-09]', async ({
    shopper,
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await holdNext(page, '**/auth/check-auth');
    await shopper.visit('/profile');
    const spinner = page.getByRole('main').getByRole('status');
    await expect(spinner).toHaveText('Checking your session...');
    await page.clock.runFor(7_999);
    await expect(spinner).toHaveText('Checking your session...');
    await page.clock.runFor(1);
    await expect(spinner).toContainText('This is taking longer than expected...');

    await page.clock.resume();
    await spinner.getByRole('button', { name: 'Refresh page' }).click();
    await expect(shopper.heading('My Account')).toBeVisible();
  });
});

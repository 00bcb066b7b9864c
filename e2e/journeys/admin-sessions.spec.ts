import { chooseAction } from '../fixtures/choose-action.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ account: 'super@tex.example', contextOptions: { reducedMotion: 'reduce' } });

/** A browser that no other test uses. */
const tablet = 'Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0';

test('a super administrator finds a session and ends it: that browser is signed out by its next request', async ({
  shopper,
  page,
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, userAgent: tablet });
  const somebody = new Shopper(await context.newPage());
  await somebody.signIn('spaced@tex.example');

  await shopper.visit('/sessions');
  await page.getByLabel('Search sessions').fill('spaced@tex.example');
  await page.getByLabel('Device').selectOption('tablet');
  await expect(page).toHaveURL(/kind=tablet/);
  const rows = page.getByRole('row', { name: /Firefox on Android/ });
  const row = rows.first();
  await expect(row).toBeVisible();
  // The search is sent after the kind, and the list is dimmed until the result arrives.
  await expect(page).toHaveURL(/search=spaced/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const before = await rows.count();
  await chooseAction(row.getByRole('button', { name: /^Actions for/ }), 'End session');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/spaced@tex\.example.*out of Firefox on Android/)).toBeVisible();
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(rows).toHaveCount(before - 1);

  await somebody.visit('/cart');
  await somebody.isAt('/login');
  await context.close();
});

import { expect, test } from '../fixtures/shopper.ts';

test('signing in goes to the dashboard, and Back does not return to the sign-in [AUTH-17, NAV-30, NAV-31]', async ({
  shopper,
  page,
}) => {
  await shopper.visit('/tutorial');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('Email', { exact: true }).fill('user@tex.example');
  await page.getByLabel('Password', { exact: true }).fill('Marketplace1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: /My Modules/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tutorial$/);
  await shopper.signOut();
  await expect(page).toHaveURL(/\/marketplace\/?$/);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('a wrong password shows what the server says [AUTH-34]', async ({ shopper, page }) => {
  await shopper.visit('/login');
  await page.getByLabel('Email', { exact: true }).fill('user@tex.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('my modules open with their tiles and badge [NAV-18, NAV-19, MYMOD-01, MYMOD-02]', async ({ shopper, page }) => {
  await shopper.signIn('user@tex.example');
  await page.getByRole('button', { name: /My Modules/ }).click();
  const dialog = page.getByRole('dialog', { name: 'My Modules' });
  for (const tile of ['Available Modules', 'Full Access', 'Partial Access', 'Total Sections'])
    await expect(dialog.getByText(tile, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a user without modules sees the empty state [MYMOD-18, MYMOD-19, MYMOD-20, MYMOD-21]', async ({
  shopper,
  page,
}) => {
  await shopper.signIn('empty@tex.example');
  await page.getByRole('button', { name: /My Modules/ }).click();
  const dialog = page.getByRole('dialog', { name: 'My Modules' });
  await expect(dialog.getByText('No Available Modules')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Browse Marketplace' })).toHaveAttribute('href', /\/marketplace\/?$/);
  await expect(dialog.getByRole('link', { name: 'My Subscriptions' })).toHaveAttribute('href', /\/subscription$/);
  await expect(dialog.getByRole('link', { name: 'Get Help' })).toHaveAttribute('href', /\/help$/);
});

test('an administrator lists the people [ROUTE-21, ROLE-14]', async ({ shopper, page }) => {
  await shopper.signIn('admin@tex.example');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('link', { name: 'IAM' }).click();
  await expect(page.getByText('buyer@tex.example')).toBeVisible();
});

test('a session that the server no longer knows ends at the sign-in, without its tokens [SESSION-06, SESSION-09]', async ({
  shopper,
  page,
}) => {
  await shopper.signIn('user@tex.example');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'old');
    localStorage.setItem('refreshToken', 'old-too');
  });
  await shopper.visit('/tutorial');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
});

test('losing the connection is said, and how it came back [OFFLINE-01, OFFLINE-03, DASH-23]', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.visit();
  await expect(page.getByRole('heading', { name: 'Top Choices' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No Internet Connection')).toBeVisible();
  await expect(page.getByText("You're offline")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No Internet Connection')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /Connection/ })).toBeVisible();
});

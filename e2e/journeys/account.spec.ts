import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { keptSession } from '../fixtures/kept-session.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

// Only this file uses this account, because ending its sessions would disturb other tests.
const email = 'empty@tex.example';

// Several of these tests run axe more than once.
test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.use({ account: email, contextOptions: { reducedMotion: 'reduce' } });

const looksRight = async (page: Page) => {
  expect(await violations(page)).toEqual([]);
};

const mailsWith = async (request: APIRequestContext, subject: string) => {
  const answer = await request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { subject: string; text: string }[];
  return mails.filter((mail) => mail.subject.startsWith(subject)).map(({ text }) => text);
};

const device = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Where you’re signed in' }).getByRole('listitem').filter({ hasText: name });

/** A phone that never signed in before. */
const onPhone = async (browser: Browser) => {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });
  return new Shopper(await context.newPage());
};

test('a user without modules sees the empty state [MYMOD-18, MYMOD-19, MYMOD-20, MYMOD-21]', async ({
  shopper,
  page,
}) => {
  await shopper.visit();
  await page.getByRole('button', { name: /My Modules/ }).click();
  const dialog = page.getByRole('dialog', { name: 'My Modules' });
  await expect(dialog.getByText('No Available Modules')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Browse Marketplace' })).toHaveAttribute('href', /\/marketplace\/?$/);
  await expect(dialog.getByRole('link', { name: 'My Subscriptions' })).toHaveAttribute('href', /\/subscription$/);
  await expect(dialog.getByRole('link', { name: 'Get Help' })).toHaveAttribute('href', /\/help$/);
});

test('name, phone and time zone can be saved by keyboard alone, and show at once', async ({ shopper, page }) => {
  await shopper.visit('/profile');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeDisabled();
  await name.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Mira Kapoor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not a number');
  await page.keyboard.press('Tab');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toBeFocused();
  await page.keyboard.type('kolkata');
  await expect(page.getByRole('option')).toHaveText([/^Kolkata/]);
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Kolkata (GMT+5:30)');
  await page.keyboard.press('Enter');

  const phone = page.getByRole('textbox', { name: /^Phone/ });
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(phone).toBeFocused();
  await looksRight(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+91 80 4000 0100');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByText(`Mira Kapoor · ${email}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveText('MK');
  await page.reload();
  await expect(name).toHaveValue('Mira Kapoor');
  await expect(phone).toHaveValue('+91 80 4000 0100');
  await expect(zone).toHaveValue('Kolkata (GMT+5:30)');
});

test('typed text stays while the user visits another page, and if the connection fails', async ({ shopper, page }) => {
  await shopper.visit('/profile');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Esha Kapoor');
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await expect(shopper.heading('Accounts')).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Esha Kapoor');
  await page.route('**/auth/profile', (route) => route.abort());
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/could not be saved\. Check your connection/)).toBeVisible();
  await expect(name).toHaveValue('Esha Kapoor');
  await page.unroute('**/auth/profile');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
});

test('a new browser is reported by email, listed among the devices, and signed out by its next request', async ({
  shopper,
  page,
  browser,
  request,
}) => {
  const told = (await mailsWith(request, 'New sign-in')).length;
  const phone = await onPhone(browser);
  await phone.signIn(email);
  await expect.poll(() => mailsWith(request, 'New sign-in')).toHaveLength(told + 1);
  const [mail] = await mailsWith(request, 'New sign-in');
  expect(mail).toContain('Device: Safari on iOS');
  expect(mail).toContain('(Asia/Kolkata)');
  await phone.signOut();
  await phone.signIn(email);
  await phone.visit('/profile');
  await expect(device(phone.page, 'This device')).toHaveText(/Safari on iOS/);

  await shopper.visit('/profile');
  await expect(device(page, 'This device')).toBeVisible();
  await device(page, 'Safari on iOS')
    .getByRole('button', { name: /^Sign out/ })
    .press('Enter');
  await expect(page.getByText('Safari on iOS was signed out.')).toBeVisible();
  await expect(device(page, 'Safari on iOS')).toHaveCount(0);
  await phone.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Somebody else');
  await phone.page.getByRole('button', { name: 'Save changes' }).click();
  await phone.isAt('/login');
  expect(await phone.stored('refreshToken')).toBeNull();
  expect(await mailsWith(request, 'New sign-in')).toHaveLength(told + 1);
  await phone.page.context().close();
});

test('users can end a sign-in that was not theirs from the email, after a confirmation', async ({
  page,
  browser,
  request,
}) => {
  const phone = await onPhone(browser);
  const told = (await mailsWith(request, 'New sign-in')).length;
  await phone.signIn(email);
  await expect.poll(() => mailsWith(request, 'New sign-in')).toHaveLength(told + 1);
  const link = /https?:\S+\/not-me\?token=[\w-]+/.exec((await mailsWith(request, 'New sign-in'))[0] ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page.getByText('Safari on iOS')).toBeVisible();
  await looksRight(page);
  await phone.visit('/profile');
  await expect(phone.heading('My Account')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out that device' }).click();
  await expect(page.getByRole('heading', { name: 'That device is signed out' })).toBeFocused();
  await looksRight(page);
  await phone.visit('/profile');
  await phone.isAt('/login');
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await phone.page.context().close();
});

test('everything, including this device, is signed out after a confirmation', async ({
  shopper,
  page,
  baseURL,
  browser,
}) => {
  const other = await browser.newContext({ storageState: await keptSession(baseURL ?? '', email) });
  await shopper.visit('/profile');
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await shopper.isAt('/');
  expect(await shopper.stored('refreshToken')).toBeNull();
  const left = new Shopper(await other.newPage());
  await left.visit('/profile');
  await left.isAt('/login');
  await other.close();
});

test('everything else is signed out at once, after a confirmation', async ({ shopper, page, baseURL, browser }) => {
  const other = await browser.newContext({ storageState: await keptSession(baseURL ?? '', email) });
  await shopper.visit('/profile');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('All other devices were signed out.')).toBeVisible();
  await expect(page.getByText('1 device', { exact: true })).toBeVisible();
  const left = new Shopper(await other.newPage());
  await left.visit('/profile');
  await left.isAt('/login');
  await other.close();
});

test('the device forgets what it remembers: one thing, then everything but the sign-in', async ({ shopper, page }) => {
  await shopper.visit('/module?id=fleet');
  await expect(shopper.heading('Fleet')).toBeVisible();
  await expect.poll(() => shopper.stored('recentlyViewed')).toContain('Fleet');
  await page.getByRole('button', { name: /theme/i }).first().click();
  await expect.poll(() => shopper.stored('theme')).toBe('dark');
  await shopper.visit('/accounts');
  await expect(page.getByText('Fleet', { exact: true })).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Forget: Theme' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Theme' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Forget everything' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Forget everything?' });
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Forget everything' }).click();
  await expect(page.getByRole('button', { name: 'Forget everything' })).toBeDisabled();
  expect(await shopper.stored('recentlyViewed')).toBeNull();
  await page.reload();
  await expect(shopper.heading('Accounts')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { marketplaceApi } from '../fixtures/marketplace-api.ts';
import { linkTo, mailAbout } from '../fixtures/mailbox.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'super@tex.example', contextOptions: { reducedMotion: 'reduce' } });

const looksRight = async (page: Page, what: string) => {
  expect(await violations(page), what).toEqual([]);
};

const invite = async (page: Page, name: string, email: string) => {
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Organization').selectOption({ label: 'Meridian Components' });
  await looksRight(page, 'the invitation');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
};

test('a person is invited, accepts, gets a role, uses the cart with it, and loses it with the next request', async ({
  shopper,
  page,
  browser,
  baseURL,
  request,
}) => {
  // Checks six screens in both themes.
  test.setTimeout(180_000);
  const now = Date.now();
  const [name, email] = [`Nila Das ${now}`, `nila-${now}@tex.example`];
  await shopper.visit('/iam-dashboard');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await invite(page, name, email);

  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
  });
  const nila = new Shopper(await context.newPage());
  await nila.visit(linkTo('/accept-invitation', await mailAbout(request, email, 'invited you')));
  await expect(nila.page.getByText(/set up an account for you/)).toBeVisible();
  await looksRight(nila.page, 'the invitation’s page');
  await nila.page.getByLabel('New Password', { exact: true }).fill('Brand-new-1');
  await nila.page.getByLabel('Confirm Password', { exact: true }).fill('Brand-new-1');
  await nila.page.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(nila.page.getByText(`Welcome, ${name}. Your account is ready.`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await expect(page).toHaveURL(/search=nila/);
  await page.getByRole('link', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByText('User invitation accepted')).toBeVisible();
  await looksRight(page, 'the user');
  await panel.getByRole('button', { name: 'Grant Payment admin' }).click();
  await expect(page.getByText(`${name} now has the Payment admin role.`)).toBeVisible();

  const { call } = await marketplaceApi(nila.page);
  await nila.visit('/cart');
  await expect(nila.heading('Cart')).toBeVisible();
  await call('POST', '/tex-suite/cart', {
    itemId: 'wiki',
    itemType: 'module',
    name: 'Wiki',
    noOfUsers: 1,
    noOfDays: 30,
  });
  await nila.page.reload();
  await expect(nila.page.getByRole('link', { name: 'Wiki' }).first()).toBeVisible();

  await panel.getByRole('button', { name: 'Revoke Payment admin' }).click();
  const question = page.getByRole('alertdialog', { name: `Revoke Payment admin from ${name}?` });
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`${name} no longer has the Payment admin role.`)).toBeVisible();
  await expect(call('GET', '/tex-suite/cart')).rejects.toThrow('answered 403');
  await nila.page.reload();
  await expect(nila.heading('Access Denied')).toBeVisible();

  await panel.getByRole('link', { name: 'See all activity' }).click();
  await page
    .getByRole('button', { name: /^Show details: User marketplace roles changed/ })
    .first()
    .click();
  await expect(page.getByLabel('Before and after')).toContainText('Before: Payment admin');
  await looksRight(page, 'the audit log');
  await shopper.goOnTo('/iam-dashboard?tab=roles&open=payment-admin');
  await expect(page.getByRole('dialog', { name: 'Payment admin' }).getByText(/members?$/)).toBeVisible();
  await looksRight(page, 'the roles');
  await shopper.goOnTo('/iam-dashboard?tab=access&user=empty');
  await expect(page.getByRole('list', { name: /^Modules of/ })).toBeVisible();
  await looksRight(page, 'the module access');
  await context.close();
});

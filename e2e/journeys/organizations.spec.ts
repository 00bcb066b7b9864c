import type { Page } from '@playwright/test';
import { chooseAction } from '../fixtures/choose-action.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'admin@tex.example', contextOptions: { reducedMotion: 'reduce' } });

const looksRight = async (page: Page, what: string) => expect(await violations(page), what).toEqual([]);

test('an organization is added and filled in, gets a member, and is closed and reopened', async ({ shopper, page }) => {
  test.setTimeout(180_000);
  const now = Date.now();
  const name = `Nilgiri Mills ${now}`;
  await shopper.visit('/organizations');
  await expect(page.getByRole('table', { name: 'Organizations' })).toBeVisible();
  await looksRight(page, 'the list');
  await page.getByRole('button', { name: 'New organization' }).click();
  const panel = page.getByRole('dialog', { name: /New organization/ });
  await panel.getByLabel('Name', { exact: true }).fill(name);
  await panel.getByLabel('Organization ID').fill('ORG-1001');
  await panel.getByLabel(/legal name/).fill('Nilgiri Mills Limited');
  await panel.getByRole('button', { name: 'Add organization' }).click();
  await expect(panel.getByText(/ORG-1001 belongs to .+ Enter another ID\./)).toBeVisible();
  await looksRight(page, 'the refused form');
  await panel.getByLabel('Organization ID').fill(`ORG-${now}`);
  await panel.getByRole('button', { name: 'Add organization' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByLabel(/Email domains/).fill('gmail.com');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Anyone can get an address at gmail\.com/)).toBeVisible();
  await page.getByLabel(/Email domains/).fill(`nilgiri-${now}.example`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`${name} saved.`)).toBeVisible();
  await looksRight(page, 'the details');

  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Add member' }).first().click();
  await page.getByRole('searchbox', { name: 'Find a user to add' }).fill('empty@tex');
  await page.getByRole('button', { name: /Add Esha Kapoor/ }).click();
  await expect(page.getByText(`Esha Kapoor is now a member of ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Close members' }).click();
  await expect(page.getByRole('table', { name: 'Members' }).getByText('empty@tex.example')).toBeVisible();
  await looksRight(page, 'the members');
  await chooseAction(page.getByRole('button', { name: 'Actions for Esha Kapoor' }), 'Remove member');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByRole('heading', { name: 'No members yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Close organization' }).click();
  await looksRight(page, 'the confirm dialog');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close organization' }).click();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: 'Close organization' })).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('Organization reopened')).toBeVisible();
});

test('a payment admin manages the members of their own organization, and sees no others', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
  });
  const buyer = new Shopper(await context.newPage());
  await buyer.signIn('buyer2@tex.example');
  await buyer.visit('/organizations');
  await expect(buyer.page.getByRole('heading', { level: 1, name: 'Sahyadri Foods' })).toBeVisible();
  await expect(buyer.page.getByRole('table', { name: 'Members' }).getByText('buyer2@tex.example')).toBeVisible();
  await looksRight(buyer.page, 'the members of their own organization');
  await chooseAction(buyer.page.getByRole('button', { name: 'Actions for Bina Thomas' }), 'Remove member');
  await buyer.page.getByRole('alertdialog').getByRole('button', { name: 'Remove member' }).click();
  await expect(buyer.page.getByText(/Your organization needs at least one payment admin/)).toBeVisible();
  await buyer.visit('/organizations/meridian');
  await expect(buyer.page.getByRole('heading', { name: 'This isn’t your organization' })).toBeVisible();
  await context.close();
});

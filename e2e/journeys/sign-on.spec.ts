import type { Page } from '@playwright/test';
import { chooseAction } from '../fixtures/choose-action.ts';
import { startDns } from '../fixtures/dns.ts';
import { companyProvider, SECRET, signInThere, signOutThere } from '../fixtures/identity-provider.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ account: 'super@tex.example', contextOptions: { reducedMotion: 'reduce' } });

const person = 'creator@tex.example';
const NAME = 'Meridian Login';

const addProvider = async (page: Page, issuer: string) => {
  await page.getByRole('button', { name: 'Add provider' }).first().click();
  const panel = page.getByRole('dialog', { name: 'New provider' });
  await panel.getByLabel('Name').fill(NAME);
  await panel.getByLabel('Issuer').fill(issuer);
  await panel.getByLabel('Client ID').fill('marketplace');
  await panel.getByLabel('Client secret').fill(SECRET);
  await panel.getByLabel('Email domains').fill('tex.example');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Add provider' }).click();
};

/** Publishes the record that the panel shows, and runs the check. */
const proveDomain = async (page: Page, dns: Awaited<ReturnType<typeof startDns>>) => {
  const proof = page.getByRole('region', { name: 'Domain verification' });
  const [name = '', value = ''] = await proof.locator('code').allTextContents();
  dns.answer({ [name]: [value] });
  await proof.getByRole('button', { name: 'Check now' }).click();
  await expect(proof.getByText(/^Verified since/)).toBeVisible();
};

test('an administrator adds a provider, proves its domain, tests and enables it, and a user signs in and out through it', async ({
  shopper,
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const provider = await companyProvider(origin, [person]);
  const dns = await startDns(origin);
  try {
    await shopper.visit('/signOn');
    await addProvider(page, provider.issuer);
    const panel = page.getByRole('dialog', { name: NAME });
    await expect(panel.getByRole('button', { name: 'Enable' })).toBeDisabled();
    await proveDomain(page, dns);
    await panel.getByRole('button', { name: 'Test sign-in' }).click();
    await signInThere(page, person);
    await expect(panel.getByText('Test sign-in passed.')).toBeVisible();
    await panel.getByRole('button', { name: 'Enable' }).click();
    await expect(panel.getByRole('button', { name: 'Disable' })).toBeVisible();

    const other = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const employee = new Shopper(await other.newPage());
    await employee.visit('/login');
    await employee.page.getByLabel('Email', { exact: true }).fill(person);
    await expect(employee.page.getByText('No password needed for tex.example')).toBeVisible();
    expect(await violations(employee.page)).toEqual([]);
    await employee.page.getByRole('link', { name: `Continue with ${NAME}` }).click();
    await signInThere(employee.page, person);
    await employee.isAt('/');
    await expect(employee.page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    await employee.signOut();
    await signOutThere(employee.page);
    await employee.isAt('/');
    expect(await employee.stored('accessToken')).toBeNull();
    await other.close();
  } finally {
    await dns.close();
    await provider.close();
    await removeProvider(page);
  }
});

/** Leaves the sign-in page as it was. */
const removeProvider = async (page: Page) => {
  await page.goto('/marketplace/signOn');
  await chooseAction(page.getByRole('button', { name: `Actions for ${NAME}` }), 'Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove provider' }).click();
  await expect(page.getByRole('heading', { name: 'No providers yet' })).toBeVisible();
};

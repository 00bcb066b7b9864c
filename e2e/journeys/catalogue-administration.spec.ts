import type { Page } from '@playwright/test';
import { Buyer } from '../fixtures/buyer.ts';
import { invitePerson } from '../fixtures/invite-person.ts';
import { keptSession } from '../fixtures/kept-session.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'admin@tex.example', contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

/** Unique to this run: a retry starts with what the first attempt left behind. */
const run = Date.now().toString(36);
const email = `catalogue-buyer-${run}@tex.example`;
const [category, bucket, module] = [`Fleet care ${run}`, `Tyres ${run}`, `Tread Watch ${run}`];

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const save = (page: Page, name: string) => panel(page, name).getByRole('button', { name: 'Save' }).click();

test('an administrator creates a category, a bucket and a priced module; a buyer finds it by search and buys it [ROLE-13]', async ({
  page,
  shopper,
  browser,
  baseURL,
}) => {
  await shopper.visit('/settings/catalogue');
  await expect(shopper.heading('Catalog')).toBeVisible();
  await page.getByRole('button', { name: 'New category' }).click();
  await fill(page, 'Name', category);
  await save(page, 'New category');
  await expect(page.getByRole('link', { name: category })).toBeVisible();

  await page.getByRole('button', { name: 'New bucket' }).click();
  await panel(page, 'New bucket').getByLabel('Category').selectOption({ label: category });
  await fill(page, 'Name', bucket);
  await save(page, 'New bucket');
  await page.getByRole('link', { name: bucket }).click();
  await expect(page.getByRole('heading', { name: bucket })).toBeVisible();

  await page.getByRole('button', { name: 'New module' }).click();
  await fill(page, 'Name', module);
  await fill(page, 'Tagline', 'Knows when a tyre is due');
  await fill(page, 'Description', 'Measures the tread of every tyre.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: module })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add price' }).click();
  const price = panel(page, 'New price');
  await price.getByLabel('Name', { exact: true }).fill('Standard');
  await price.getByLabel('Price per user and day').fill('12.50');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect(await violations(page)).toEqual([]);
  await save(page, 'New price');
  await expect(page.getByRole('table', { name: 'Prices' })).toContainText('₹12.50');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All modules' }).click();
  await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  expect(await violations(page)).toEqual([]);

  const password = 'Brand-new-1';
  await invitePerson(page, { name: 'Ila Menon', email, password });
  const context = await browser.newContext({
    ...(baseURL && { baseURL, storageState: await keptSession(baseURL, email, password) }),
    reducedMotion: 'reduce',
  });
  const buying = await context.newPage();
  const buyer = new Buyer(buying, email);
  await new Shopper(buying).visit('/');
  await buying.getByRole('combobox', { name: 'Search modules' }).fill(module.toLowerCase());
  await buying.getByRole('option', { name: new RegExp(module) }).click();
  await expect(buying.getByRole('heading', { level: 1, name: module })).toBeVisible();
  await buying.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(buying.getByText(/added to cart successfully!/).first()).toBeVisible();
  await buying.getByRole('link', { name: /^Cart/ }).click();
  await buying.getByRole('link', { name: 'Proceed to checkout' }).click();
  await buying.getByRole('button', { name: 'Continue to billing' }).click();
  await buying.getByRole('button', { name: 'Continue to payment' }).click();
  await buying.getByRole('radio', { name: 'On invoice' }).check();
  await buyer.placeOrder().click();
  await expect(buyer.confirmation()).toBeVisible();
  await expect(buying.getByText(module).first()).toBeVisible();
  await context.close();
});

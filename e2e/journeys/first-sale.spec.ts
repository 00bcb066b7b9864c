import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { linkTo } from '../fixtures/mailbox.ts';
import { openProduction } from '../fixtures/production.ts';
import { expect, test } from '../fixtures/shopper.ts';

const email = 'mira.shah@company.example';
const buyerEmail = 'nila.das@client.example';
const password = 'Brand-new-1';

const catalogue = {
  categories: [{ name: 'Tools', buckets: [{ name: 'Workshop', modules: [{ name: 'Hammer' }, { name: 'Saw' }] }] }],
};

// The second test needs what the first one creates.
test.describe.configure({ mode: 'serial' });

let production: Awaited<ReturnType<typeof openProduction>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  production = await openProduction();
});
test.afterAll(() => production.stop());

const at = (path: string) => `${production.origin}/marketplace${path}`;

const acceptInvitation = async (page: Page, link: string) => {
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
};

const fillIn = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
};

const step = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Steps' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

const enterCompany = async (page: Page) => {
  await step(page, 'Company').getByRole('link').click();
  await fillIn(page, {
    Brand: 'Bazaar',
    'Legal name': 'Bazaar Limited',
    Address: '1 Market Street\nDublin',
    'Support email': 'help@company.example',
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Company details saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Tax and invoices' }).click();
  await page.getByRole('textbox', { name: 'Tax name' }).fill('VAT');
  await page.getByRole('textbox', { name: 'Tax rate' }).fill('23');
  await page.getByRole('textbox', { name: /^IBAN/ }).fill('IE29 AIBK 9311 5212 3456 78');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('dublin');
  await page.getByRole('option', { name: /^Dublin/ }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Tax and invoice settings saved.')).toBeVisible();
};

const fillCatalogue = async (page: Page) => {
  const file = join(production.folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(catalogue));
  await page.goto(at('/settings/catalogue?view=files'));
  await page.getByLabel('Catalog file').setInputFiles(file);
  await expect(page.getByRole('row', { name: 'To be created 1 1 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Import changes' }).click();
  await expect(page.getByRole('row', { name: 'Created 1 1 2' })).toBeVisible();

  await page.goto(at('/settings/catalogue?view=prices'));
  await page.getByRole('button', { name: 'New price' }).first().click();
  const price = page.getByRole('dialog', { name: 'New price' });
  await price.getByLabel('Name', { exact: true }).fill('Standard');
  await price.getByLabel('Price per user and day').fill('2.50');
  await price.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Prices' }).getByText('Standard')).toBeVisible();

  await page.goto(at('/settings/catalogue?view=policy'));
  await page.getByLabel('Text').fill('<h2>What we keep</h2><p>What an order needs.</p>');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Privacy policy published.')).toBeVisible();
};

const inviteBuyer = async (page: Page) => {
  await page.goto(at('/setup'));
  await expect(page.getByText('7 of 8 steps done.')).toBeVisible();
  await step(page, 'First organization').getByRole('link', { name: 'Organizations' }).click();
  await page.getByRole('button', { name: 'New organization' }).first().click();
  const panel = page.getByRole('dialog', { name: 'New organization' });
  await panel.getByLabel('Name', { exact: true }).fill('Harbour Works');
  await panel.getByLabel('Organization ID').fill('HARBOUR');
  await panel.getByLabel('Payer’s legal name').fill('Harbour Works Limited');
  await panel.getByRole('button', { name: 'Add organization' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Works' })).toBeVisible();

  await page.goto(at('/iam-dashboard?invite=open'));
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByLabel('Email').fill(buyerEmail);
  await dialog.getByLabel('Name').fill('Nila Das');
  await dialog.getByLabel('Organization').selectOption({ label: 'Harbour Works' });
  await dialog.getByRole('checkbox', { name: /^Payment admin/ }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
};

const fillCart = async (page: Page) => {
  await page.goto(at('/'));
  await page.getByRole('link', { name: 'Workshop 2 modules' }).click();
  await page.getByRole('link', { name: 'Hammer' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hammer' })).toBeVisible();
  for (const [label, count] of Object.entries({ Users: '4', Days: '30' })) {
    await page.getByLabel(label, { exact: true }).fill(count);
    await page.getByLabel(label, { exact: true }).press('Enter');
  }
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(/added to cart successfully!/).first()).toBeVisible();
};

const buyOnInvoice = async (page: Page) => {
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('IE');
  await fillIn(page, {
    'Legal name': 'Harbour Works Limited',
    'Billing email': buyerEmail,
    'Street and building': '2 Quay Road',
    City: 'Cork',
    'State or region': 'Munster',
    'Postal code': 'T12 AB34',
  });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'On invoice' }).check();
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('₹369.00')).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: /^Order ORD-\d{4}-\d+ is placed$/ })).toBeVisible();
};

const recordTransfer = async (page: Page) => {
  await page.goto(at('/orders'));
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  const form = page.getByRole('form', { name: 'Record bank transfer' });
  await form.getByLabel('Bank reference').fill('UTR-1');
  await form.getByRole('button', { name: 'Record transfer' }).click();
  await expect(page.getByRole('region', { name: 'Payments' }).getByText('UTR-1')).toBeVisible();
};

test('an empty production database becomes a marketplace that sells, while its replicas are replaced', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const failures: string[] = [];
  const client = await browser.newContext();
  for (const context of [page.context(), client])
    context.on('response', (answer) => answer.status() >= 500 && failures.push(`${answer.status()} ${answer.url()}`));

  const said = await production.run('admin-create', email, '--name', 'Mira Shah', '--print');
  const [link = ''] = /http:\S+accept-invitation\?token=\S+/.exec(said) ?? [];
  await acceptInvitation(page, link);
  await expect(page.getByText('7 setup steps left.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue setup' }).click();
  await expect(page.getByText('1 of 8 steps done.')).toBeVisible();
  await expect(step(page, 'Sender address')).toContainText('Bazaar <orders@company.example>, from MAIL_FROM');

  const secondReplica = production.startSecondReplica();
  await enterCompany(page);
  await fillCatalogue(page);
  await inviteBuyer(page);

  await secondReplica;
  const firstReplicaIsGone = production.firstReplica.stop();
  const buyer = await client.newPage();
  const invitation = await production.inbox.mailTo(buyerEmail, 'Mira Shah invited you');
  await acceptInvitation(buyer, at(linkTo('/accept-invitation', { subject: '', html: '', text: invitation })));
  await expect(buyer.getByText('Welcome, Nila Das. Your account is ready.')).toBeVisible();
  await fillCart(buyer);
  await firstReplicaIsGone;
  await buyOnInvoice(buyer);
  await production.inbox.mailTo(buyerEmail, 'Your order ORD-');

  await recordTransfer(page);
  await buyer.goto(at('/payment-history'));
  await expect(buyer.getByRole('table', { name: 'Invoices' }).getByRole('row', { name: /₹369\.00/ })).toContainText(
    'Paid',
  );
  await page.goto(at('/setup'));
  await expect(page.getByText('Your marketplace is ready to sell.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Done' })).toHaveCount(8);
  expect(failures).toEqual([]);
  await client.close();
});

test('a second first administrator is refused, and the demo’s password doesn’t work', async ({ request }) => {
  await expect(production.run('admin-create', 'other@company.example')).rejects.toThrow(/is SUPER_ADMIN already/);
  const answer = await request.post(`${production.origin}/api/marketplace/auth/login`, {
    data: { email: 'admin@tex.example', password: 'Marketplace1' },
  });
  expect(answer.status()).toBe(401);
});

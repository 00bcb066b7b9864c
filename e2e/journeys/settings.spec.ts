import { mailAbout } from '../fixtures/mailbox.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ account: 'admin@tex.example', contextOptions: { reducedMotion: 'reduce' } });

test('changed settings show at once, on the contact page and in emails', async ({ shopper, page }) => {
  const hours = `Monday to Friday, 10AM-${1 + (Date.now() % 9)}PM IST`;
  await shopper.visit('/settings');
  const field = page.getByLabel('Email hours');
  const before = await field.inputValue();
  expect(await violations(page)).toEqual([]);
  await field.fill(hours);
  await page.getByRole('link', { name: 'Tax and invoices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Company details saved.')).toBeVisible();
  await shopper.goOnTo('/contactus');
  await expect(page.getByText(hours).first()).toBeVisible();
  await shopper.visit('/settings');
  await field.fill(before);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Company details saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Email templates' }).click();
  await page.getByRole('link', { name: /^Demo request/ }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  const words = await text.inputValue();
  await text.fill(`${words} {{nobody}}`);
  await expect(page.getByText(/^\{\{nobody\}\} can't be used here\./)).toBeVisible();
  await text.fill(words.replace('Thanks for your interest.', 'Thanks for your <b>interest</b>.'));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.frameLocator('iframe').getByText('Thanks for your <b>interest</b>.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill('A demo for {{name}}');
  // axe can't run inside the email's frame, and would wait for it.
  await preview.getByText('Plain text').click();
  await expect(preview.locator('pre')).toContainText('Hello Asha Rao,');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('We sent a test email to admin@tex.example.')).toBeVisible();
  const { html } = await mailAbout(page.request, 'admin@tex.example', '[Test] A demo for Asha Rao');
  expect(html).toContain('Thanks for your &lt;b&gt;interest&lt;/b&gt;.');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('a bank transfer that an administrator records in parts appears in the buyer’s payment history', async ({
  shopper,
  page,
  browser,
}) => {
  await shopper.visit('/orders?status=open&method=bank_transfer&search=Meridian+Exports');
  const table = page.getByRole('table', { name: 'Orders' });
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/order=/);
  const form = page.getByRole('form', { name: 'Record bank transfer' });
  expect(await violations(page)).toEqual([]);
  const invoice =
    (await page
      .getByRole('dialog')
      .getByRole('link', { name: /-\d{4}-\d{6}$/ })
      .textContent()) ?? '';
  await form.getByLabel('Amount in INR').fill('9999999');
  await form.getByRole('button', { name: 'Record transfer' }).click();
  await expect(form.getByText(/^Enter ₹[\d,.]+ or less\.$/)).toBeVisible();
  const reference = `UTR-${Date.now()}`;
  await form.getByLabel('Amount in INR').fill('1.25');
  await form.getByLabel('Bank reference').fill(reference);
  await form.getByRole('button', { name: 'Record transfer' }).click();
  await expect(page.getByRole('region', { name: 'Payments' }).getByText(reference)).toBeVisible();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const buyer = new Shopper(await context.newPage());
  await buyer.signIn('buyer@tex.example');
  await buyer.visit('/payment-history?client=meridian-exports&view=payments');
  await expect(buyer.page.getByRole('row', { name: new RegExp(reference) })).toContainText(invoice);
  await context.close();
});

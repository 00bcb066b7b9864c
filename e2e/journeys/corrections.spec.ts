import { keptSession } from '../fixtures/kept-session.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'admin@tex.example' });

test('an administrator credits part of a paid order and refunds it, and the client sees both', async ({
  shopper,
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await shopper.visit('/orders?status=paid&search=Sahyadri');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  const panel = page.getByRole('dialog', { name: /^ORD-/ });
  const invoice = await panel.getByRole('link', { name: /^TEX-/ }).getAttribute('href');
  await panel.getByRole('button', { name: 'Issue credit note' }).click();
  const form = panel.getByRole('form', { name: 'Issue credit note' });
  await form.getByRole('textbox').first().fill('100');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Two days were not delivered.');
  expect(await violations(page), 'the form').toEqual([]);
  await form.getByRole('button', { name: 'Show amounts' }).click();
  const question = page.getByRole('alertdialog', { name: 'Credit ₹118.00?' });
  await expect(question).toContainText('You can then refund ₹118.00.');
  await question.getByRole('button', { name: 'Issue credit note' }).click();
  const corrections = panel.getByRole('region', { name: 'Credit notes and refunds' });
  await expect(corrections).toContainText(/CN-\d{4}-\d{6}.*Two days were not delivered\..*−₹118\.00/);

  const reference = `UTR-${Date.now()}`;
  const refund = panel.getByRole('form', { name: 'Refund' });
  await refund.getByRole('textbox', { name: 'Bank reference' }).fill(reference);
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await expect(corrections).toContainText(reference);
  await expect(refund).toHaveCount(0);
  expect(await violations(page), 'the order').toEqual([]);

  const storageState = await keptSession(String(baseURL), 'buyer2@tex.example');
  const context = await browser.newContext({ baseURL: String(baseURL), storageState });
  const theirs = await context.newPage();
  await theirs.goto(String(invoice));
  const found = theirs.getByRole('region', { name: 'Credit notes and refunds' });
  await expect(found).toContainText(/−₹118\.00.*Two days were not delivered\..*₹118\.00/s);
  await expect(found).toContainText(reference);
  await expect(theirs.getByRole('article')).toContainText(/Credited−₹.*Refunded₹.*Balance₹0\.00/s);
  expect(await violations(theirs), 'the invoice').toEqual([]);
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    found
      .getByRole('button', { name: /^PDF of CN-/ })
      .last()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^CN-\d{4}-\d{6}\.pdf$/);
  await context.close();
});

test('an administrator ends a subscription early, and the client sees why', async ({
  shopper,
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  // A retry ends a different one.
  await shopper.visit('/subscription?search=Sahyadri&status=active');
  await page
    .getByRole('link', { name: /^Open the order of / })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: /^ORD-/ });
  const end = panel.getByRole('button', { name: /^End .+ early$/ });
  const name = (await end.innerText()).replace(/^End (.+) early$/, '$1');
  await end.click();
  const form = panel.getByRole('form', { name: `End ${name} early` });
  await form.getByRole('textbox', { name: 'Reason' }).fill('The branch was closed.');
  expect(await violations(page), 'the form').toEqual([]);
  await form.getByRole('button', { name: 'Show amounts' }).click();
  const question = page.getByRole('alertdialog', { name: `End ${name} now?` });
  await expect(question).toContainText(
    /We’ll credit ₹[\d,.]+ including tax: ₹[\d,.]+ for \d+ unused days on invoice TEX-/,
  );
  const [credited = ''] = /₹[\d,.]+(?= including tax)/.exec(await question.innerText()) ?? [];
  await question.getByRole('button', { name: 'End subscription' }).click();
  await expect(panel.getByRole('region', { name: 'Credit notes and refunds' })).toContainText(`−${credited}`);
  await expect(panel.getByRole('region', { name: 'Subscriptions' })).toContainText(/Canceled|The branch was closed\./);
  await expect(end).toHaveCount(0);
  expect(await violations(page), 'the order').toEqual([]);

  const storageState = await keptSession(String(baseURL), 'buyer2@tex.example');
  const context = await browser.newContext({ baseURL: String(baseURL), storageState });
  const theirs = await context.newPage();
  await theirs.goto('/marketplace/payment-history?view=subscriptions&scope=all');
  await expect(theirs.getByRole('main')).toContainText('The branch was closed.');
  await context.close();
});

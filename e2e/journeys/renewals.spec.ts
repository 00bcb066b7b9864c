import { aBilling } from '../../api/test/checkout.ts';
import { chooseAction } from '../fixtures/choose-action.ts';
import { keptSession } from '../fixtures/kept-session.ts';
import { mailAbout } from '../fixtures/mailbox.ts';
import { marketplaceApi } from '../fixtures/marketplace-api.ts';
import { ownClient, password } from '../fixtures/own-client.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'admin@tex.example' });

test('a buyer tries a module for free, chooses how it renews, and cancels without paying', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const origin = String(baseURL);
  const { email } = await ownClient(page, 'Deccan Mills', 'Leela Rao');
  const storageState = await keptSession(origin, email, password);
  const context = await browser.newContext({ baseURL: origin, storageState });
  const buyer = new Shopper(await context.newPage());
  const theirs = buyer.page;
  const { call } = await marketplaceApi(theirs);
  await call('PUT', '/tex-suite/checkout/draft', { billing: aBilling, method: 'invoice' });

  await buyer.visit('/module?id=yard');
  await expect(theirs.getByText('First 7 days free for organizations new to this module')).toBeVisible();
  await theirs.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(theirs.getByText(/added to cart successfully!/).first()).toBeVisible();
  await buyer.visit('/cart');
  await expect(theirs.getByText('First 7 days free. Cancel before they end and pay nothing.')).toBeVisible();

  await theirs.getByRole('link', { name: 'Proceed to checkout' }).click();
  await theirs.getByRole('checkbox', { name: 'Renew automatically' }).check();
  await theirs.getByRole('button', { name: 'Continue to billing' }).click();
  await theirs.getByRole('button', { name: 'Continue to payment' }).click();
  await theirs.getByRole('button', { name: /^Place order/ }).click();
  await expect(theirs.getByRole('heading', { name: /^Order ORD-\d{4}-\d+ is placed$/ })).toBeVisible();
  await expect(theirs.getByText(/^Subscription from .* renews for 30 days$/)).toBeVisible();

  await buyer.visit('/payment-history?view=subscriptions');
  const row = theirs.getByRole('table', { name: 'Subscriptions' }).getByRole('row', { name: /Yard/ });
  await expect(row).toContainText(/Free until \d+ \w+ \d{4}, 37 days left, then it renews for 30 days/);
  const choose = async (action: string) => {
    await chooseAction(row.getByRole('button', { name: 'Actions for Yard' }), action);
  };
  await choose('Renewal');
  const renewal = theirs.getByRole('dialog', { name: 'Renewal for Yard' });
  await expect(renewal.getByRole('region', { name: 'Price' })).toContainText('10 users × 30 days');
  expect(await violations(theirs), 'the renewal').toEqual([]);
  await renewal.getByRole('radio', { name: /^Let it end/ }).check();
  await renewal.getByRole('button', { name: 'Save' }).click();
  await expect(row).not.toContainText('renews');

  await choose('Cancel free trial');
  const question = theirs.getByRole('dialog', { name: 'Cancel the free trial for Yard?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('We have no yard.');
  await question.getByRole('button', { name: 'Cancel trial' }).click();
  await expect(row).toContainText('7 days left, then it ends');
  const credited = await mailAbout(page.request, email, 'Credit note');
  expect(credited.text).toContain('Balance due: ₹0.00');
  await context.close();
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDunning } from '../../api/test/dunning.ts';
import { dataDir } from '../fixtures/candidate.ts';
import { keptSession } from '../fixtures/kept-session.ts';
import { mailAbout } from '../fixtures/mailbox.ts';
import { ownClient, password } from '../fixtures/own-client.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';

test.use({ account: 'admin@tex.example' });

const openDatabase = async (origin: string) => {
  const { url } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as { url: string };
  return openDunning(url, origin);
};

test('an unpaid invoice gets reminders and suspends its subscriptions, until it is paid', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const origin = String(baseURL);
  const { id, email } = await ownClient(page, 'Konkan Freight', 'Kiran Naik');
  const dunning = await openDatabase(origin);
  const invoice = await dunning.sellFleet(id, email, 60);
  await dunning.run();
  const reminder = await mailAbout(page.request, email, `Invoice ${invoice.number} is overdue`);
  expect(reminder.text).toMatch(/Fleet will be suspended on \d+ \w+ \d{4}\./);

  const context = await browser.newContext({
    baseURL: origin,
    storageState: await keptSession(origin, email, password),
  });
  const buyer = new Shopper(await context.newPage());
  const own = buyer.page.getByRole('region', { name: 'Your subscription' });
  await buyer.visit('/module?id=fleet');
  await expect(own.getByRole('link', { name: 'Open Fleet' })).toBeVisible();

  await dunning.weekPasses(invoice);
  await dunning.run();
  await dunning.close();
  await mailAbout(page.request, email, 'suspended');
  await buyer.visit('/module?id=fleet');
  await expect(own.getByText('Your subscription is suspended')).toBeVisible();
  await expect(own.getByRole('link', { name: 'Open Fleet' })).toHaveCount(0);
  await own.getByRole('link', { name: 'Pay now' }).click();

  const row = buyer.page.getByRole('table', { name: 'Subscriptions' }).getByRole('row', { name: /Fleet/ });
  await expect(row).toContainText(`invoice ${invoice.number} is unpaid.`);
  await row.getByRole('link', { name: 'Pay now' }).click();
  await buyer.page.getByRole('button', { name: `Pay now invoice ${invoice.number}` }).click();
  await buyer.page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(buyer.page.getByText(`Invoice ${invoice.number} is paid.`)).toBeVisible();

  await buyer.visit('/module?id=fleet');
  await expect(own.getByRole('link', { name: 'Open Fleet' })).toBeVisible();
  await context.close();
});

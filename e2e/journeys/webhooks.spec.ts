import { type Receiver, startReceiver } from '../../api/test/webhook-receiver.ts';
import { chooseAction } from '../fixtures/choose-action.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'buyer@tex.example', contextOptions: { reducedMotion: 'reduce' } });

let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await startReceiver();
});
test.afterAll(() => receiver.close());

test('an organization’s webhook is tested, fails, and resends what failed', async ({ shopper, page }) => {
  test.setTimeout(120_000);
  const name = `erp${Date.now()}`;
  await shopper.visit('/organizations/meridian?tab=webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByLabel('URL', { exact: true }).fill(receiver.url(name));
  await form.getByLabel('Description').fill(name);
  await form.getByRole('checkbox', { name: /^order\.paid/ }).check();
  expect(await violations(page), 'the form').toEqual([]);
  await form.getByRole('button', { name: 'Add webhook' }).click();

  const panel = page.getByRole('dialog', { name });
  const secret = (await panel.getByText(/^whsec_[A-Za-z0-9+/]{43}=$/).innerText()).trim();
  await receiver.behave(name, { secret });
  await panel.getByRole('button', { name: 'Send test event' }).click();
  await expect(panel.getByText(/^The test arrived\. It responded 200\./)).toBeVisible();
  const [arrived] = await receiver.receives(name, 1);
  expect(arrived).toMatchObject({ event: { type: 'webhook.test' } });

  await panel.getByRole('link', { name: 'Deliveries' }).click();
  const newest = panel.getByRole('list', { name: 'Deliveries' }).locator('> li').first();
  await expect(newest).toContainText('Delivered');
  expect(await violations(page), 'the deliveries').toEqual([]);

  await receiver.behave(name, { status: 500, answer: 'Out of order' });
  await panel.getByRole('button', { name: 'Send test event' }).click();
  await expect(panel.getByText(/^The test didn’t arrive\. It responded 500/)).toBeVisible();
  const shows = (text: string) =>
    expect(async () => {
      await panel.getByRole('button', { name: 'Refresh' }).click();
      await expect(newest).toContainText(text, { timeout: 1_000 });
    }).toPass();
  // The second attempt comes after seconds, the third after minutes, so from here on only a replay can arrive.
  await shows('2 attempts');
  await expect(newest).toContainText('It responded 500 instead of 2xx.');
  await newest.getByText('webhook.test', { exact: true }).click();
  await expect(newest.getByText('Out of order').first()).toBeVisible();

  await receiver.behave(name, { status: 200, answer: 'ok' });
  await newest.getByRole('button', { name: 'Resend webhook.test' }).click();
  await shows('3 attempts');
  await expect(newest).toContainText('Delivered');
  const sent = await receiver.received(name);
  const ids = sent.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([arrived?.headers['webhook-id'], ids[1], ids[1], ids[1]]);
  expect(sent.filter(({ refusal }) => refusal !== undefined)).toEqual([]);

  await chooseAction(panel.getByRole('button', { name: 'Actions for this webhook' }), 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(panel).toBeHidden();
});

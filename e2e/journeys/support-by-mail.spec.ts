import type { Page } from '@playwright/test';
import { inboundSecret, signed, textMail } from '../../api/test/inbound-mail.ts';
import { linkTo } from '../fixtures/mailbox.ts';
import { openProduction } from '../fixtures/production.ts';
import { expect, test } from '../fixtures/shopper.ts';

const administrator = 'mira.shah@company.example';
const colleague = 'nila.das@company.example';
const visitor = 'jo.fernandes@client.example';

let production: Awaited<ReturnType<typeof openProduction>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  production = await openProduction({
    INBOUND_MAIL_ADDRESS: 'reply@shop.example',
    INBOUND_MAIL_SECRET: `whsec_${inboundSecret.toString('base64')}`,
  });
});
test.afterAll(() => production.stop());

const at = (path: string) => `${production.origin}/marketplace${path}`;

const acceptInvitation = async (page: Page, link: string) => {
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('Brand-new-1');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Brand-new-1');
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(page.getByText(/Your account is ready/)).toBeVisible();
};

/** Sends a request as the page's signed-in user. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([url, sent]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      };
      return (await fetch(url, { method: 'POST', headers, body: sent })).status;
    },
    [`/api/marketplace${path}`, JSON.stringify(body)] as const,
  );

const raiseUrgentTicket = async (page: Page, subject: string) => {
  await page.goto(at('/ticket'));
  const form = page.getByRole('form', { name: 'Ticket' });
  await form.getByLabel('Name').fill('Jo Fernandes');
  await form.getByLabel('Email').fill(visitor);
  await form.getByLabel('Category').selectOption('problem');
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Description').fill('The gate stays shut, with every badge.');
  await form.getByText('Urgent', { exact: true }).click();
  await form.getByRole('button', { name: 'Send ticket' }).click();
  await expect(page.getByRole('heading', { name: 'We got your ticket' })).toBeVisible();
};

test('a visitor asks, gets an answer with a picture and replies by mail, and two administrators do not answer twice', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const said = await production.run('admin-create', administrator, '--name', 'Mira Shah', '--print');
  await acceptInvitation(page, /http:\S+accept-invitation\?token=\S+/.exec(said)?.[0] ?? '');
  const people = [{ name: 'Nila Das', email: colleague }];
  const invitation = { people, role: 'ADMIN', marketplaceRoleIds: [], clientId: null };
  expect(await post(page, '/tex-suite/user/invite', invitation)).toBeLessThan(300);
  const second = await (await browser.newContext()).newPage();
  const invited = await production.inbox.mailTo(colleague, 'Mira Shah invited you');
  await acceptInvitation(second, at(linkTo('/accept-invitation', { subject: '', html: '', text: invited })));

  const subject = 'The gate stays shut';
  const outside = await (await browser.newContext()).newPage();
  await raiseUrgentTicket(outside, subject);
  await production.inbox.mailTo(administrator, 'Urgent ticket');
  await page.goto(at('/'));
  await expect(page.getByRole('banner').getByRole('img', { name: '1 new' })).toBeVisible();
  await page.getByRole('button', { name: 'Alerts' }).click();
  await page.getByRole('list', { name: 'Alerts' }).getByRole('link', { name: subject }).click();
  const panel = page.getByRole('dialog', { name: subject });
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } });
  await panel.getByLabel('Attach files').setInputFiles({ name: 'reset.png', mimeType: 'image/png', buffer: picture });
  await expect(panel.locator('[aria-live=polite]', { hasText: 'Uploaded: reset.png.' })).toHaveCount(1);
  await panel.getByLabel('Your reply').fill('Press the button in the picture.');
  await panel.getByRole('button', { name: 'Send reply' }).click();

  const mail = await production.inbox.mailTo(visitor, 'Re: ');
  expect(mail).toContain('reset.png');
  const replyTo = /^Reply-To: .*?<?(reply\+[^>\s]+)>?\r?$/im.exec(mail)?.[1] ?? 'none';
  await second.goto(at(`/tickets?search=${encodeURIComponent(subject)}`));
  await second.getByRole('link', { name: subject }).click();
  const other = second.getByRole('dialog', { name: subject });
  await other.getByLabel('Your reply').fill('Have you tried the button?');

  const quoted = 'It is open now, thank you.\n\nOn Tue, 24 Nov 2026, Bazaar wrote:\n> Press the button in the picture.';
  const raw = Buffer.from(textMail({ From: `Jo <${visitor}>`, To: replyTo }, quoted));
  const answer = await fetch(`${production.origin}/api/marketplace/tex-suite/inbound-mail`, {
    method: 'POST',
    headers: signed(raw),
    body: raw,
  });
  expect(answer.status).toBe(202);
  const ours = panel.getByRole('list', { name: 'Conversation' });
  await expect(ours.getByText('It is open now, thank you.', { exact: true })).toBeVisible({ timeout: 60_000 });

  // The first answers again; the second, whose page doesn't know that yet, is told.
  await panel.getByLabel('Your reply').fill('Glad to hear.');
  await panel.getByLabel('After sending').selectOption('resolved');
  await panel.getByRole('button', { name: 'Send reply' }).click();
  await expect(ours.getByText('Glad to hear.')).toBeVisible();
  await other.getByRole('button', { name: /^Send/ }).click();
  await expect(other.getByText(/Mira Shah .*(replied|answered|solved|Solved)/).first()).toBeVisible();
  await expect(other.getByLabel('Your reply')).toHaveValue('Have you tried the button?');

  const link = at(linkTo('/ticket/status', { subject: '', html: '', text: mail }));
  await outside.goto(link);
  await expect(outside.getByText('It is open now, thank you.', { exact: true })).toBeVisible();
  await expect(outside.getByText('Solved', { exact: true }).first()).toBeVisible();
  await second.context().close();
  await outside.context().close();
});

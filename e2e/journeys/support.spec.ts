import type { Browser, Page } from '@playwright/test';
import { editDocuments, leftToBrowser, withoutData } from '../fixtures/edit-documents.ts';
import { keptSession } from '../fixtures/kept-session.ts';
import { linkTo, mailAbout, mailsTo } from '../fixtures/mailbox.ts';
import { expect, Shopper, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Another user in a separate browser. */
const another = async (browser: Browser, baseURL: string, email: string) => {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    storageState: await keptSession(baseURL, email),
  });
  return new Shopper(await context.newPage());
};

const fillContact = async (page: Page, email: string) => {
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Subject').fill('A question');
  await form.getByLabel('Message', { exact: true }).fill('How many users may share a licence?');
  return form;
};

test.describe('the contact form', () => {
  test('accepts a message, keeps it across a reload, and confirms it by email [CONTACT-03, CONTACT-11, CONTACT-12, CONTACT-13, CONTACT-14, CONTACT-15, CONTACT-16, CALL-47, CONST-28, OTHER-03]', async ({
    shopper,
    page,
    request,
  }) => {
    const email = 'contact@customer.example';
    await shopper.visit('/contactus');
    await expect(page.getByText('Within 24 hours', { exact: true })).toBeVisible();
    await fillContact(page, email);
    await page.reload();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('How many users may share a licence?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused();
    await expect(
      page.getByText(
        "Thank you for reaching out to us. We've received your message and will get back to you within 24 hours.",
      ),
    ).toBeVisible();
    await expect(page.getByText(`A confirmation email has been sent to ${email}.`)).toBeVisible();
    expect((await mailAbout(request, email, 'We got your message')).text).toContain('within 24 hours');
    const toSupport = await mailAbout(request, 'support@tex.example', 'A question');
    expect(toSupport.text).toContain('How many users may share a licence?');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    for (const name of ['Name', 'Subject', 'Message'])
      await expect(page.getByLabel(name, { exact: true })).toHaveValue('');
  });

  test('says in each field what to do, and counts the message’s characters [CONTACT-17, CONTACT-18, VALID-23, VALID-25, VALID-29, VALID-31, VALID-33, VALID-34]', async ({
    shopper,
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
    await shopper.visit('/contactus');
    await page.getByRole('button', { name: 'Send Message' }).click();
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(page.getByText(`${name} is required`)).toBeVisible();
    }
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Name', { exact: true }).fill('Asha');
    await expect(page.getByText('Name is required')).toBeHidden();
    const counter = page.getByText(/^\d+\/500/);
    const colours: string[] = [];
    for (const length of [400, 401, 451]) {
      await page.getByLabel('Message', { exact: true }).fill('x'.repeat(length));
      await expect(counter).toContainText(`${length}/500`);
      // The color changes with a transition.
      const colour = () => counter.evaluate((element) => getComputedStyle(element).color);
      await expect.poll(async () => colours.includes(await colour())).toBe(false);
      colours.push(await colour());
    }
    await page.getByLabel('Message', { exact: true }).fill('x'.repeat(600));
    await expect(counter).toContainText('500/500');
    expect(calls.filter((path) => path.endsWith('/contactus'))).toEqual([]);
  });

  test('keeps everything when the connection is lost, and shows what the server refuses [CONTACT-19, CONTACT-20]', async ({
    shopper,
    page,
    context,
  }) => {
    await shopper.visit('/contactus');
    const form = await fillContact(page, 'lost@customer.example');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('alert')).toContainText('Check your connection and send it again');
    await context.setOffline(false);
    await page.route('**/tex-suite/contactus', (route) =>
      route.fulfill({
        status: 400,
        json: {
          message: 'Please check the highlighted fields.',
          errors: [{ field: 'email', message: 'No such mailbox.' }],
        },
      }),
    );
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('No such mailbox.')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('Please check the highlighted fields.');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('How many users may share a licence?');
  });
});

test('an address joins the newsletter through its email and leaves with one click, but never just by opening a link [NEWS-01, NEWS-05, NEWS-06, NEWS-11, CALL-49, CALL-50, OTHER-03]', async ({
  shopper,
  page,
  request,
}) => {
  const email = `reader-${Date.now()}@customer.example`;
  const field = page.getByLabel('Email for the newsletter');
  const subscribe = async () => {
    // The newsletter loads with the footer.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await field.fill(email);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  };
  await shopper.visit('/');
  await subscribe();
  await expect(page.getByText('Successfully subscribed! Thank you for joining our newsletter.')).toBeVisible();

  await shopper.visit(linkTo('/newsletter/confirm', await mailAbout(request, email, 'Confirm')));
  await expect(shopper.heading('Confirm your subscription')).toBeVisible();
  expect((await mailsTo(request, email)).length).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeFocused();

  await subscribe();
  await expect(page.getByText("You're already subscribed to our newsletter!")).toBeVisible();

  const leave = linkTo('/newsletter/unsubscribe', await mailAbout(request, email, 'Welcome'));
  // Like a mail program that checks a link.
  const lookedUp = await request.get(`/api/marketplace/tex-suite${leave}`);
  expect(new URL(lookedUp.url()).pathname).toBe('/marketplace/newsletter/unsubscribe');
  await shopper.visit(leave);
  await subscribe();
  await expect(page.getByText("You're already subscribed to our newsletter!")).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await subscribe();
  await expect(page.getByText('Successfully subscribed! Thank you for joining our newsletter.')).toBeVisible();
});

test('a demo is requested by keyboard alone, with modules found by typing, and confirmed by email [ROUTE-11]', async ({
  shopper,
  page,
  request,
}) => {
  const email = 'demo@customer.example';
  await shopper.visit('/demo');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Company').fill('Meridian Components');
  const picker = page.getByRole('combobox', { name: /^Modules of interest/ });
  await picker.focus();
  await page.keyboard.type('payr');
  await expect(page.getByRole('option', { name: 'Payroll' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove Payroll' })).toBeVisible();
  await page.getByText('Morning', { exact: true }).click();
  await page.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByRole('heading', { name: 'We got your request' })).toBeFocused();
  expect((await mailAbout(request, email, 'demo request')).text).toContain('Modules: Payroll');
});

test('a ticket goes from a visitor’s form to the administrator’s answer and back', async ({
  shopper,
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = `follow-${Date.now()}@customer.example`;
  const subject = `The yard gate stays shut ${Date.now()}`;
  await shopper.visit('/ticket');
  const form = page.getByRole('form', { name: 'Ticket' });
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Category').selectOption('problem');
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Description').fill('It stays shut since the update, with every badge.');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'gate.txt', mimeType: 'text/plain', buffer: Buffer.from('badge 7\n') });
  await form.getByRole('button', { name: 'Send ticket' }).click();
  await expect(page.getByRole('heading', { name: 'We got your ticket' })).toBeVisible();

  const link = linkTo('/ticket/status', await mailAbout(request, email, 'Your ticket'));
  await shopper.visit(link);
  await expect(shopper.heading(subject)).toBeVisible();
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /gate\.txt/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('gate.txt');

  const agent = await another(browser, baseURL ?? '', 'admin@tex.example');
  await agent.visit(`/tickets?search=${encodeURIComponent(subject)}`);
  await expect(agent.heading('Inbox')).toBeVisible();
  await agent.page.getByRole('link', { name: subject }).click();
  const panel = agent.page.getByRole('dialog', { name: subject });
  const said = panel.getByRole('list', { name: 'Conversation' });
  await expect(said.getByText('It stays shut since the update, with every badge.')).toBeVisible();
  expect(await violations(agent.page)).toEqual([]);
  await panel.getByText('Internal note').click();
  await panel.getByLabel('Your note').fill('The update of Monday is to blame.');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(said.getByText('The update of Monday is to blame.')).toBeVisible();
  await panel.getByText('Reply', { exact: true }).click();
  await panel.getByLabel('Your reply').fill('Please restart the gate once.');
  await panel.getByLabel('After sending').selectOption('resolved');
  await panel.getByRole('button', { name: 'Send reply' }).click();
  await expect(said.getByText('Please restart the gate once.')).toBeVisible();

  expect((await mailAbout(request, email, 'Re: ')).text).toContain('Please restart the gate once.');
  await page.reload();
  await expect(page.getByText('Please restart the gate once.')).toBeVisible();
  await expect(page.getByText('The update of Monday is to blame.')).toBeHidden();
  await page.getByLabel('Not solved? Tell us what’s still wrong').fill('It stays shut.');
  await page.getByRole('button', { name: 'Reopen ticket' }).click();
  await expect(page.getByText('You reopened it')).toBeVisible();
  await expect(page.getByText('In progress', { exact: true })).toBeVisible();

  await agent.page.reload();
  await expect(said.getByText('It stays shut.', { exact: true })).toBeVisible();
  await agent.page.keyboard.press('Escape');
  await agent.page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await agent.page.getByLabel('Set status').selectOption('closed');
  await expect(agent.page.getByText('1 ticket changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Raise a new ticket' })).toBeVisible();
  await agent.page.context().close();
});

for (const path of ['/ticket/status', '/newsletter/confirm', '/newsletter/unsubscribe', '/alert/unsubscribe'])
  test(`${path} has no accessibility violations`, async ({ shopper, page }) => {
    await shopper.visit(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test.describe(() => {
  test.use({ account: 'super@tex.example' });

  test('the inbox has no accessibility violations', async ({ shopper, page }) => {
    await shopper.visit('/tickets?status=all');
    await expect(shopper.heading('Inbox')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Tickets' }).or(page.getByText('No open tickets'))).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test('nothing in a policy runs in the browser, and nothing in the saved one is even attempted [PRIV-03]', async ({
  shopper,
  page,
  request,
  baseURL,
}) => {
  const hostile = [
    '<p>Kept</p>',
    '<script>window.ran = 1</script>',
    '<img src=x onerror="window.ran = 1">',
    '<svg onload="window.ran = 1"><script>window.ran = 1</script></svg>',
    '<noscript><p title="</noscript><img src=x onerror=window.ran=1>"></p></noscript>',
    '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
    '<a href="javascript:window.ran=1">Go 1</a><a href="java&#x0A;script:window.ran=1">Go 2</a>',
    '<a href="&#106;avascript&colon;window.ran=1">Go 3</a><a href="data:text/html,<script>1</script>">Go 4</a>',
    '<form action="https://evil.example"><button autofocus onfocus="window.ran = 1">x</button></form>',
    '<details open ontoggle="window.ran = 1"><summary>Kept too</summary></details>',
    '<p style="background:url(https://evil.example/x)" onmouseover="window.ran = 1">Styled</p>',
    '<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css">',
    '<template><img src=x onerror="window.ran = 1"></template><object data="javascript:window.ran=1"></object>',
    // Last, because a browser treats the rest as a comment.
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.ran=1&gt;"></math>',
  ].join('\n');
  const harm: string[] = [];
  const violated: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/i.test(message.text())) violated.push(message.text());
  });
  page.on('request', (asked) => asked.url().includes('evil.example') && harm.push(asked.url()));

  const look = async () => {
    await shopper.visit('/privacy');
    const article = page.getByRole('article');
    await expect(article.getByText('Kept', { exact: true })).toBeVisible();
    for (const link of await article.getByText(/^Go \d$/).all()) await link.click();
    await article.getByText('Styled').hover();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(harm).toEqual([]);
    await expect(page).toHaveURL(/\/marketplace\/privacy$/);
  };

  // As if a server had let it through, so that only the browser's sanitizer is left. Its parser reports what the page's
  // policy would block, although nothing runs.
  await editDocuments(page.context(), [leftToBrowser, withoutData]);
  await page.route('**/tex-admin/privacypolicy/*', (route) =>
    route.fulfill({ json: { privacyPolicy: hostile, updatedAt: null } }),
  );
  await look();
  await page.context().unrouteAll();
  await page.unrouteAll();

  const { origins } = await keptSession(baseURL ?? '', 'admin@tex.example');
  const token = origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value ?? '';
  const path = '/api/marketplace/tex-admin/privacypolicy/1';
  const before = ((await (await request.get(path)).json()) as { privacyPolicy: string }).privacyPolicy;
  const save = (privacyPolicy: string) =>
    request.put(path, { data: { privacyPolicy }, headers: { authorization: `Bearer ${token}` } });
  const saved = (await (await save(hostile)).json()) as { privacyPolicy: string };
  expect(saved.privacyPolicy).not.toMatch(/on\w+=|script|evil|style=|<(img|svg|form|iframe)/i);
  violated.length = 0;
  await look();
  expect(violated).toEqual([]);
  expect((await save(before)).ok()).toBe(true);
});

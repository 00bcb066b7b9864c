import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { chooseAction } from '../fixtures/choose-action.ts';
import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

// Timeout for journeys over several pages, in milliseconds.
test.describe.configure({ timeout: 90_000 });

const API = '/api/marketplace/tex-suite';

interface Invoice {
  id: string;
  number: string;
  total: number;
  paymentStatus: string;
}

interface Payment {
  invoiceId: string;
}

/** The API's response to the signed-in user, without the page. */
const ask = <Answer>(page: Page, path: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` } });
    return (await answer.json()) as unknown;
  }, API + path) as Promise<Answer>;

const invoicesOf = async (page: Page, query = '') =>
  (await ask<{ content: Invoice[] }>(page, `/invoice/search?size=100${query}`)).content;

const rupees = (minor: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(minor / 100);

const table = (page: Page, name: string) => page.getByRole('table', { name });
const bodyRows = (page: Page, name: string) => table(page, name).locator('tbody tr');
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');
const numbersIn = (text: string) => [...new Set(text.match(/TEX-\d{4}-\d{6}/g) ?? [])].sort();

const actionsFor = (page: Page, module: string) => page.getByRole('button', { name: `Actions for ${module}` });

test.describe('a payment admin', () => {
  test.use({ account: 'buyer@tex.example' });

  test('filters invoices in the URL, which survives a reload [CART-04, CALL-45, A-60]', async ({ shopper, page }) => {
    await shopper.visit('/payment-history');
    await expect(table(page, 'Invoices')).toBeVisible();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Paid');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('textbox', { name: 'At least' }).fill('3000');
    await page.getByRole('searchbox', { name: 'Search invoices' }).fill('NoSuchModule');
    await expect(page.getByRole('heading', { name: 'No invoices match' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search invoices' }).fill('');
    await expect(page).toHaveURL(/\?status=paid&min=3000$/);
    const expected = (await invoicesOf(page, '&clientId=meridian&status=paid&min=300000')).map(({ number }) => number);
    expect(expected.length).toBeGreaterThan(1);
    await expect(bodyRows(page, 'Invoices')).toHaveCount(expected.length);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'At least' })).toHaveValue('3000');
    await expect(bodyRows(page, 'Invoices')).toHaveCount(expected.length);
    expect(numbersIn(await table(page, 'Invoices').innerText())).toEqual(expected.sort());
  });

  test('downloads exactly what the table shows, as CSV [CART-04]', async ({ shopper, page }) => {
    await shopper.visit('/payment-history?status=overdue&size=50&sort=total,desc');
    await expect(bodyRows(page, 'Invoices').first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('invoices.csv');
    const [head = '', ...lines] = (await textOf(download)).replace('\ufeff', '').trim().split(/\r?\n/);
    expect(head).toMatch(/^Number,Invoice date,Due date/);
    const shown = await bodyRows(page, 'Invoices').locator('td:first-child').allInnerTexts();
    expect(lines.map((line) => line.split(',')[0])).toEqual(shown.map((text) => text.trim()));
  });

  test('opens an invoice at its own URL, downloads it as a PDF, and prints only its sheet [CART-04, ENTITY-26]', async ({
    shopper,
    page,
  }) => {
    await shopper.visit('/payment-history?status=paid');
    await bodyRows(page, 'Invoices').getByRole('link').last().click();
    await expect(shopper.heading(/^Invoice TEX-/)).toBeFocused();
    const id = new URL(page.url()).searchParams.get('invoice') ?? '';
    const invoice = await ask<Invoice>(page, `/invoice/${id}`);
    await expect(page.getByRole('article')).toContainText(rupees(invoice.total));
    const { content: payments } = await ask<{ content: Payment[] }>(page, `/payment?invoiceId=${id}`);
    expect([...new Set(payments.map(({ invoiceId }) => invoiceId))]).toEqual([id]);
    await expect(page.getByRole('region', { name: 'Payments' }).getByRole('listitem')).toHaveCount(payments.length);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toContain(invoice.number);
    expect((await textOf(download)).slice(0, 5)).toBe('%PDF-');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/payment-history\?status=paid$/);
  });

  test('pays an open invoice on the payment page: it stays open after canceling, and is settled after paying', async ({
    shopper,
    page,
  }) => {
    await shopper.visit('/payment-history?client=meridian-exports&view=dues');
    const row = bodyRows(page, 'Dues').first();
    const number = numbersIn(await row.innerText())[0] ?? '';
    await row.getByRole('button', { name: /Pay now/ }).click();
    await page.waitForURL(/\/dev\/payments\//);
    expect(await violations(page), 'the payment page').toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You canceled the payment.' })).toBeVisible();
    await bodyRows(page, 'Dues')
      .filter({ hasText: number })
      .getByRole('button', { name: /Pay now/ })
      .click();
    await expect(page.getByText(`Invoice ${number}`)).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(`Invoice ${number} is paid.`)).toBeVisible();
    await expect(table(page, 'Dues').getByText(number)).toHaveCount(0);
    await page.getByRole('link', { name: 'Payments', exact: true }).click();
    await expect(bodyRows(page, 'Payments').first()).toContainText(number);
  });

  test('adds users pro rata, and finds the new invoice with the quoted total [CART-05, CALL-41]', async ({
    shopper,
    page,
  }) => {
    await shopper.visit('/payment-history?view=subscriptions&q=dashboards');
    await chooseAction(actionsFor(page, 'Dashboards'), 'Add users');
    const dialog = page.getByRole('dialog', { name: 'Add users to Dashboards' });
    await dialog.getByRole('textbox', { name: 'Users to add' }).fill('3');
    await dialog.getByRole('textbox', { name: 'Users to add' }).press('Enter');
    const price = dialog.getByRole('region', { name: 'Price' });
    await expect(price).toContainText(/3 users more × \d+ days left × ₹[\d.]+ per user and day = ₹[\d,.]+/);
    const total = /Total\s*(₹[\d,.]+\d)/.exec(await price.innerText())?.[1] ?? 'no total';
    await dialog.getByRole('button', { name: 'Add 3 users' }).click();
    await expect(dialog.getByText('3 users added to Dashboards.')).toBeVisible();
    await expect(dialog).toContainText(total);
    await dialog.getByRole('link', { name: 'Open the invoice' }).click();
    await expect(page.getByRole('article')).toContainText(total);
    await expect(page.getByRole('article')).toContainText('Dashboards');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(bodyRows(page, 'Subscriptions').filter({ hasText: 'Dashboards' })).toContainText('13 users');
  });

  test('cancels at the end of the term with a reason, and resumes', async ({ shopper, page }) => {
    await shopper.visit('/payment-history?view=subscriptions&q=recruit');
    const row = bodyRows(page, 'Subscriptions').filter({ hasText: 'Recruit' });
    await chooseAction(actionsFor(page, 'Recruit'), 'Cancel at end of term');
    const dialog = page.getByRole('dialog', { name: 'Cancel Recruit?' });
    await expect(dialog).toContainText(/It runs until \d+ \w+ \d{4}/);
    await dialog.getByLabel('Reason').fill('We hire through an agency now.');
    await dialog.getByRole('button', { name: 'Cancel at end of term' }).click();
    await expect(row).toContainText('then it ends');
    await chooseAction(actionsFor(page, 'Recruit'), 'Resume');
    await expect(page.getByText('Recruit resumed')).toBeVisible();
    await expect(row).not.toContainText('then it ends');
  });

  test('gives seats to people of the client, up to the number of seats', async ({ shopper, page }) => {
    await shopper.visit('/payment-history?view=subscriptions&q=recruit');
    await chooseAction(actionsFor(page, 'Recruit'), 'Seats');
    const dialog = page.getByRole('dialog', { name: 'Seats for Recruit' });
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions for Recruit' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    const boxes = dialog.getByRole('checkbox');
    for (const index of [0, 1, 2]) await boxes.nth(index).check();
    await expect(dialog.getByText('3 of 3 seats used')).toBeVisible();
    await expect(boxes.nth(3)).toBeDisabled();
    await dialog.getByRole('button', { name: 'Save seats' }).click();
    await expect(bodyRows(page, 'Subscriptions').first()).toContainText('3 of 3 seats used');
  });

  test('chooses among their clients, and the choice stays in the URL', async ({ shopper, page }) => {
    await shopper.visit('/payment-history?view=payments');
    await page.getByRole('combobox', { name: 'Organization' }).selectOption('Meridian Exports');
    await shopper.isAt('/payment-history?client=meridian-exports&view=payments');
    await expect(page.getByText(/dues for Meridian Exports/)).toBeVisible();
  });
});

test.describe('another client', () => {
  test.use({ account: 'buyer2@tex.example' });

  test('sees none of it, no matter what the URL names', async ({ shopper, page, baseURL }) => {
    await shopper.visit('/payment-history');
    await expect(table(page, 'Invoices')).toBeVisible();
    const own = await invoicesOf(page);
    expect(numbersIn(await table(page, 'Invoices').innerText())).toEqual(own.map(({ number }) => number).sort());
    await shopper.visit('/payment-history?client=meridian');
    await expect(page.getByText(/You can’t open the client in this link/)).toBeVisible();
    const login = await fetch(`${baseURL}/api/marketplace/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'buyer@tex.example', password: 'Marketplace1' }),
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await fetch(`${baseURL}${API}/invoice/search?clientId=meridian`, { headers });
    const [foreign] = ((await answer.json()) as { content: Invoice[] }).content;
    await shopper.visit(`/payment-history?invoice=${foreign?.id}`);
    await expect(page.getByRole('heading', { name: 'This invoice does not exist' })).toBeVisible();
  });
});

test.describe('a payment creator', () => {
  test.use({ account: 'creator@tex.example' });

  test('reads everything and changes nothing [CART-04, CART-05]', async ({ shopper, page }) => {
    await shopper.visit('/payment-history?view=dues');
    await expect(table(page, 'Dues')).toBeVisible();
    await expect(page.getByRole('button', { name: /Pay now/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Pay overdue' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Subscriptions', exact: true }).click();
    await expect(table(page, 'Subscriptions')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  });
});

test.describe('users without a role for it', () => {
  test('a visitor is asked to sign in, and no signed-in call is sent [ROUTE-08, GUARD-15, A-02]', async ({
    shopper,
    page,
  }) => {
    const calls: string[] = [];
    page.on(
      'request',
      (request) => /invoice|payment|subscription|dues|clients/.test(request.url()) && calls.push(request.url()),
    );
    await shopper.visit('/payment-history?view=dues');
    await expect(page.getByRole('heading', { name: 'Sign in to see your payment history' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test.describe(() => {
    test.use({ account: 'user@tex.example' });

    test('a user is told who can help', async ({ shopper, page }) => {
      await shopper.visit('/payment-history');
      await expect(page.getByRole('heading', { name: /don’t have access to the payment history/ })).toBeVisible();
    });
  });
});

test.describe('an administrator', () => {
  test.use({ account: 'admin@tex.example' });

  test('opens it from the profile menu, chooses a client, and reads its books [NAV-25, A-02]', async ({
    shopper,
    page,
  }) => {
    await shopper.visit();
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('link', { name: 'Payment History' }).click();
    await page.getByRole('searchbox', { name: 'Find a client' }).fill('sahy');
    await page.getByRole('link', { name: /Sahyadri Foods/ }).click();
    await shopper.isAt('/payment-history?client=sahyadri');
    await expect(table(page, 'Invoices')).toBeVisible();
    await page.getByRole('link', { name: 'Subscriptions', exact: true }).click();
    await expect(table(page, 'Subscriptions')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  });

  test('lists the subscriptions of every client, and opens a client’s payment history [ROUTE-18, OTHER-05]', async ({
    shopper,
    page,
  }) => {
    await shopper.visit('/subscription');
    await expect(shopper.heading('My Subscriptions')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search subscriptions' }).fill('sahyadri');
    await expect(page).toHaveURL(/\?search=sahyadri$/);
    const rows = bodyRows(page, 'Subscriptions');
    await expect(rows.filter({ hasNotText: 'Sahyadri Foods' })).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect((await textOf(download)).trim().split('\n')).toHaveLength((await rows.count()) + 1);
    await rows.first().getByRole('link', { name: 'Sahyadri Foods' }).click();
    await shopper.isAt('/payment-history?client=sahyadri&view=subscriptions');
  });
});

test.describe('without motion', () => {
  test.use({ account: 'buyer@tex.example', contextOptions: { reducedMotion: 'reduce' } });

  test('no part of the payment history has accessibility violations', async ({ shopper, page }) => {
    for (const view of ['Invoices', 'Payments', 'Subscriptions', 'Dues']) {
      await shopper.visit(`/payment-history?view=${view.toLowerCase()}&min=1`);
      await expect(table(page, view)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Amount due' })).toBeVisible();
      expect(await violations(page), view).toEqual([]);
    }
  });

  test('an invoice has no accessibility violations', async ({ page, shopper }) => {
    await shopper.visit('/payment-history');
    const [invoice] = await invoicesOf(page, '&clientId=meridian');
    await shopper.visit(`/payment-history?invoice=${invoice?.id}`);
    await expect(page.getByRole('article')).toBeVisible();
    expect(await violations(page), 'the invoice').toEqual([]);
  });

  test('the dialogs of a subscription have no accessibility violations', async ({ shopper, page }) => {
    await shopper.visit('/payment-history?view=subscriptions&q=people');
    await actionsFor(page, 'People').click();
    expect(await violations(page), 'the menu').toEqual([]);
    await page.keyboard.press('Escape');
    for (const action of ['Add users', 'Seats', 'Cancel at end of term']) {
      await chooseAction(actionsFor(page, 'People'), action);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page), action).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test.describe(() => {
    test.use({ account: 'admin@tex.example' });

    test("an administrator's subscriptions and choice of client have no accessibility violations", async ({
      shopper,
      page,
    }) => {
      await shopper.visit('/subscription');
      await expect(table(page, 'Subscriptions')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await shopper.visit('/payment-history');
      await expect(page.getByRole('heading', { name: 'Choose a client' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('no part of it scrolls sideways on a phone', async ({ shopper, page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const view of ['Invoices', 'Payments', 'Subscriptions', 'Dues']) {
      await shopper.visit(`/payment-history?view=${view.toLowerCase()}&min=1`);
      await expect(table(page, view)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Amount due' })).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, view).toBeLessThanOrEqual(0);
    }
  });
});

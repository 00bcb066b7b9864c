import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/shopper.ts';
import { violations } from '../fixtures/violations.ts';

test.use({ account: 'admin@tex.example' });

/** An amount on screen or in a file, in minor units. */
const minor = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The last cell of the table's total. */
const totalOf = async (page: Page, name: string) =>
  minor(await card(page, name).locator('tfoot tr > :last-child').innerText());

/** The sum of the last column of the file. */
const sumOfFile = async (page: Page, name: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page, name)
      .getByRole('button', { name: /^CSV of/ })
      .click(),
  ]);
  const [, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  return lines.reduce((sum, line) => sum + minor(line.split(',').at(-1) ?? ''), 0);
};

test('an administrator reads reports as charts, tables and files that agree', async ({ shopper, page }) => {
  test.setTimeout(90_000);
  await shopper.visit('/reports');
  await expect(shopper.heading('Reports')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chart of/ })).toHaveCount(5);
  for (const summary of await page.getByText('Table', { exact: true }).all()) await summary.click();
  expect(await violations(page)).toEqual([]);

  // Other journeys buy meanwhile, so two readings may differ once.
  for (const name of ['Revenue', 'Tax', 'Renewals due', 'Aging'])
    await expect(async () => {
      await page.reload();
      await card(page, name).getByText('Table', { exact: true }).click();
      const total = await totalOf(page, name);
      expect(total, name).toBeGreaterThan(0);
      expect(await sumOfFile(page, name), name).toBe(total);
    }).toPass();

  for (const by of ['Organization', 'Category', 'Module'])
    await expect(async () => {
      await shopper.visit('/reports');
      await card(page, 'Revenue').getByText('Table', { exact: true }).click();
      const byMonth = await totalOf(page, 'Revenue');
      await page.getByRole('combobox', { name: 'By' }).selectOption(by);
      await expect(page.getByRole('table', { name: `Revenue by ${by.toLowerCase()}` })).toBeVisible();
      expect(await totalOf(page, 'Revenue'), by).toBe(byMonth);
    }).toPass();
  await shopper.isAt('/reports?by=module');
  await page.reload();
  await expect(card(page, 'Revenue').getByRole('img', { name: /^Chart of revenue by module/ })).toBeVisible();

  await shopper.visit('/reports?from=2001-01-01&to=2001-02-01');
  await expect(page.getByText('No revenue in this period.')).toBeVisible();
});

test('an administrator starts at the overview, whose cards link to their lists', async ({ shopper, page }) => {
  const ticketData = JSON.stringify({
    ...{ name: 'Jo Fernandes', email: 'jo@client.example', category: 'problem', priority: 'high' },
    ...{ subject: 'Punches are missing', description: 'The gate sends nothing.' },
  });
  const raised = await page.request.post('/api/marketplace/tex-suite/ticket', { multipart: { ticketData } });
  expect(raised.status()).toBe(201);

  await shopper.visit('/overview');
  await expect(shopper.heading('Overview')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chart of/ })).toHaveCount(6);
  // A browser sends its report when it leaves a page.
  const applications = card(page, 'Applications').getByRole('link', { name: /page views? ·/ });
  await expect(async () => {
    await page.reload();
    await expect(applications.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect(await violations(page)).toEqual([]);

  const waiting = card(page, 'To do').getByRole('link', { name: /waiting for a reply$/ });
  const count = Number((await waiting.innerText()).replace(/ .*/, ''));
  expect(count).toBeGreaterThan(0);
  await waiting.click();
  await shopper.isAt('/tickets?view=waiting');
  await expect(page.getByRole('link', { name: 'Punches are missing' }).first()).toBeVisible();
  await page.goBack();
  await card(page, 'Unpaid invoices').getByRole('link', { name: 'Overdue orders' }).click();
  await shopper.isAt('/orders?status=overdue');
  await page.goBack();
  await card(page, 'Failed sign-ins').getByRole('link', { name: 'Audit log' }).click();
  await shopper.isAt('/iam-dashboard?tab=audit&action=user.sign_in_failed');
});

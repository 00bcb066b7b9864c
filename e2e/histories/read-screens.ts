import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../bench/kit/product.ts';

/** Whose payment history to read, and at what time. */
interface Asked {
  /** Access token. */
  token: string;
  /** In milliseconds. */
  moment: number;
}

/** The cells of a payment history table, row by row, without action cells; empty for an empty list. */
const readRows = async (page: Page, view: string, name: string): Promise<string[][]> => {
  await page.goto(`/marketplace/payment-history?view=${view}&size=50&scope=all`);
  const table = page.getByRole('table', { name });
  await table
    .or(page.getByRole('heading', { name: /^(No|Nothing)/ }))
    .first()
    .waitFor();
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll<HTMLElement>('td, th')].map((cell) => cell.innerText.trim())),
    );
};

/** What the pages of the payment history show. */
const readBooks = async (page: Page) => {
  const invoices = await readRows(page, 'invoices', 'Invoices');
  const subscriptions = await readRows(page, 'subscriptions', 'Subscriptions');
  const dues = await readRows(page, 'dues', 'Dues');
  const due = await page.getByRole('region', { name: 'Amount due' }).locator('p').first().innerText();
  return { invoices, subscriptions, dues, due };
};

/**
 * `node e2e/histories/read-screens.ts API_ORIGIN RELEASE_STORE`: opens the storefront over that API. For each line of
 * input, an `Asked`, it prints what the screens show at that time, as a line of JSON. For `api/test/histories`.
 */
const [api = '', store = ''] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'marketplace-screens-'));
const edge = await startProduct(folder, { env: { API_URL: api, RELEASE_STORE: store } });
const browser = await chromium.launch({
  executablePath: process.env['BROWSER_PATH'],
  args: ['--no-sandbox', '--disable-gpu'],
});
for await (const line of createInterface({ input: process.stdin })) {
  const { token, moment } = JSON.parse(line) as Asked;
  const context = await browser.newContext({ baseURL: edge.origin, viewport: { width: 1440, height: 900 } });
  await context.clock.setFixedTime(moment);
  await context.addInitScript((kept) => localStorage.setItem('accessToken', kept), token);
  console.log(JSON.stringify(await readBooks(await context.newPage())));
  await context.close();
}
await browser.close();
await edge.stop();
await rm(folder, { recursive: true, force: true });

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../shared/tooling/browser/find-browser.ts';
import { budget } from '../budget/budget.ts';
import { measureFirstLoad, type FirstLoad } from '../budget/first-load.ts';
import { startProduct } from './kit/product.ts';

/*
 * What the first load of each public page takes over the wire, with an empty cache and nothing loaded ahead, against the budget
 * that `npm test` holds it to.
 */

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

const row = (path: string, most: number, { html, scripts, styles, fonts, requests, byApp }: FirstLoad) => [
  path,
  ...[html, scripts].map(kilobytes),
  String(most),
  kilobytes(byApp['host'] ?? 0),
  kilobytes(scripts - (byApp['host'] ?? 0)),
  ...[styles, fonts].map(kilobytes),
  String(requests),
];

const head = ['page', 'HTML', 'scripts', 'budget', 'of the host', 'of remotes', 'styles', 'fonts', 'requests'];
const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));

const folder = await mkdtemp(join(tmpdir(), 'marketplace-budget-'));
const product = await startProduct(folder);
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findBrowser() });
try {
  const rows: string[][] = [];
  for (const [path, most] of Object.entries(budget)) {
    const context = await browser.newContext();
    const load = await measureFirstLoad(await context.newPage(), `${product.origin}/marketplace${path}`);
    rows.push(row(path, most, load));
    await context.close();
  }
  console.log('Kilobytes (1,000 bytes), compressed.\n');
  console.log([head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

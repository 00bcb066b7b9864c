import { budget } from '../budget/budget.ts';
import { measureFirstLoad, type FirstLoad } from '../budget/first-load.ts';
import { kilobytes } from './kit/figures.ts';
import { startProduct } from './kit/product.ts';
import { markdownTable } from './kit/results.ts';
import { withBrowser } from './kit/with-browser.ts';

/*
 * Bytes over the wire of each public page's first load, with an empty cache, against the budget
 * that `npm test` enforces.
 */

const row = (path: string, most: number, { html, scripts, ahead, styles, fonts, requests, byApp }: FirstLoad) => [
  path,
  ...[html, scripts].map(kilobytes),
  String(most),
  kilobytes(byApp['host'] ?? 0),
  kilobytes(scripts - (byApp['host'] ?? 0)),
  ...[ahead, styles, fonts].map(kilobytes),
  String(requests),
];

const head = [
  'page',
  'HTML',
  'scripts',
  'budget',
  'of the host',
  'of remotes',
  'for other pages',
  'styles',
  'fonts',
  'requests',
];

await withBrowser(async (browser, folder) => {
  const product = await startProduct(folder);
  try {
    const rows: string[][] = [];
    for (const [path, most] of Object.entries(budget)) {
      const context = await browser.newContext();
      const load = await measureFirstLoad(await context.newPage(), `${product.origin}/marketplace${path}`);
      rows.push(row(path, most, load));
      await context.close();
    }
    console.log(`Kilobytes (1,000 bytes), compressed.\n\n${markdownTable(head, rows)}`);
  } finally {
    await product.stop();
  }
});

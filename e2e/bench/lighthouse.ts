import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../../shared/tooling/browser/find-browser.ts';
import { quietFlags } from '../../shared/tooling/browser/quiet-flags.ts';
import { budget } from '../budget/budget.ts';
import { readArguments } from './kit/arguments.ts';
import { median, whole } from './kit/figures.ts';
import { freePort, startProduct } from './kit/product.ts';
import { circumstances, markdownTable, writeResults } from './kit/results.ts';

/*
 * Lighthouse's scores of every public page on a phone, from 0 to 100, and the audits that cost points. Medians of
 * several runs; `--runs 1` for a quick look.
 */

const { runs, pages } = readArguments(Object.keys(budget), 3);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Lighthouse sometimes misses the start of a load and says so: run it again. */
const audit = async (url: string, port: number, tries = 3): Promise<Report> => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (result?.lhr.runtimeError && tries > 1) return audit(url, port, tries - 1);
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse said nothing of ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}.`);
  return result.lhr;
};

const figure = (reports: Report[], name: string) =>
  median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN));

/** Failed audits of the categories that should be perfect. */
const faults = ({ categories: all, audits }: Report) =>
  ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => all[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

const row = (path: string, reports: Report[]) => [
  path,
  ...categories.map((name) => whole(median(reports.map(({ categories: all }) => (all[name]?.score ?? 0) * 100)))),
  ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'].map((name) =>
    whole(figure(reports, name)),
  ),
  figure(reports, 'cumulative-layout-shift').toFixed(3),
  [...new Set(reports.flatMap(faults))].join(', ') || '-',
];

const head = ['page', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'speed index ms', 'CLS', 'audits below 1'];

const folder = await mkdtemp(join(tmpdir(), 'marketplace-lighthouse-'));
const product = await startProduct(folder);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...quietFlags, `--remote-debugging-port=${port}`],
});
try {
  const reports = new Map<string, Report[]>(pages.map((path) => [path, []]));
  for (let run = 0; run < runs; run += 1)
    for (const path of pages) reports.get(path)?.push(await audit(`${product.origin}/marketplace${path}`, port));
  const rows = [...reports].map(([path, all]) => row(path, all));
  const note = `Mobile, simulated throttling, medians of ${runs} runs. ${circumstances(browser)}`;
  writeResults('lighthouse', `${markdownTable(head, rows)}\n\n${note}`, Object.fromEntries(reports));
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../../shared/tooling/browser/find-browser.ts';
import { quietFlags } from '../../shared/tooling/browser/quiet-flags.ts';
import { budget } from '../budget/budget.ts';
import { readArguments } from './kit/arguments.ts';
import type { Conditions } from './kit/conditions.ts';
import type { Contender } from './kit/contenders.ts';
import { median, whole } from './kit/figures.ts';
import { byConditions, measureInTurn } from './kit/measure-in-turn.ts';
import { freePort, startProduct } from './kit/product.ts';
import { circumstances, markdownTable, writeResults } from './kit/results.ts';

/*
 * Lighthouse's scores of every public page on a phone and on a desktop, from 0 to 100, and the audits that cost
 * points. Medians of several runs; `--runs 1` for a quick look.
 */

const { runs, pages, conditions } = readArguments(Object.keys(budget), {
  runs: 3,
  conditions: ['phone', 'phone-cncf'],
});
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Lighthouse sometimes misses the start of a load and says so: run it again. */
const audit = async (url: string, port: number, how: Conditions, tries = 3): Promise<Report> => {
  const config = how.screen.isMobile ? undefined : desktopConfig;
  const flags = { port, output: 'json', logLevel: 'error' } as const;
  const result = await lighthouse(url, { ...flags, onlyCategories: [...categories] }, config);
  if (result?.lhr.runtimeError && tries > 1) return audit(url, port, how, tries - 1);
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

/** Lighthouse opens its own browser profile, signed out, and does its own throttling. */
const usable = ({ account, savesData, http2 }: Conditions) => !account && !savesData && !http2;

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
  const contender: Contender = {
    name: 'rendered',
    origin: product.origin,
    addressOf: (page) => `${product.origin}/marketplace${page}`,
  };
  const plan = { runs, pages, conditions: conditions.filter(usable), contenders: [contender], api: product };
  const samples = await measureInTurn(plan, (url, how) => audit(url, port, how));
  const table = (some: typeof samples) => {
    const of = (path: string) => some.filter(({ page }) => page === path).map(({ figures }) => figures);
    return markdownTable(
      head,
      pages.map((path) => row(path, of(path))),
    );
  };
  const note = `Simulated throttling, medians of ${runs} runs. ${circumstances(browser)}`;
  writeResults('lighthouse', [...byConditions(plan.conditions, samples, table), note].join('\n\n'), samples);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

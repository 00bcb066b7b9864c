import type { Browser } from 'playwright';
import { readArguments } from './kit/arguments.ts';
import { savingPhone, slowPhone, unthrottled, type Conditions } from './kit/conditions.ts';
import { startContenders, type Contender } from './kit/contenders.ts';
import { kilobytes, median, ratio, whole } from './kit/figures.ts';
import { BUYER } from './kit/fill-cart.ts';
import { inTurn } from './kit/in-turn.ts';
import { measureLoad, type Load } from './kit/measure-load.ts';
import { circumstances, markdownTable, writeResults } from './kit/results.ts';
import { signIn } from './kit/sign-in.ts';
import { withBrowser } from './kit/with-browser.ts';

/*
 * The cost of federation and the gain of rendering at the edge: the product's pages against the same sources as
 * one webpack build, served by the same edge with the same hints, over the same API.
 */

const allPages = ['/', '/bucket?id=core-hr', '/module?id=attendance', '/login', '/cart'] as const;
const accounts: Partial<Record<(typeof allPages)[number], string>> = { '/cart': BUYER };

const { runs, pages, builds } = readArguments(allPages, 7);

const visitors = [slowPhone, savingPhone, unthrottled];

interface Sample {
  page: string;
  conditions: string;
  cache: 'cold' | 'warm';
  build: string;
  run: number;
  load: Load;
}

/** First with an empty cache, then with a filled one. */
const loadTwice = async (browser: Browser, { origin }: Contender, page: (typeof allPages)[number], how: Conditions) => {
  const account = accounts[page];
  const context = await browser.newContext(account ? { storageState: await signIn(origin, account) } : {});
  const url = `${origin}/marketplace${page}`;
  const cold = await measureLoad(context, url, how);
  const warm = await measureLoad(context, url, how);
  await context.close();
  return { cold, warm };
};

const measure = async (browser: Browser, contenders: Contender[]) => {
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const page of pages)
      for (const how of visitors)
        for (const contender of inTurn(contenders, run)) {
          const loads = await loadTwice(browser, contender, page, how);
          for (const cache of ['cold', 'warm'] as const)
            samples.push({ page, conditions: how.name, cache, build: contender.name, run, load: loads[cache] });
        }
  return samples;
};

const middle = (samples: Sample[]) => {
  const of = (figure: keyof Load) => median(samples.map(({ load }) => load[figure]));
  const vitals = { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
  return { ...vitals, scripts: of('scripts'), requests: of('requests'), chain: of('chain') };
};

const head = [
  'page',
  'cache',
  'build',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'JS kB',
  'requests',
  'chain',
  'LCP to twin',
  'JS to twin',
];

const table = (samples: Sample[]) =>
  markdownTable(
    head,
    pages.flatMap((page) =>
      (['cold', 'warm'] as const).flatMap((cache) => {
        const here = samples.filter((sample) => sample.page === page && sample.cache === cache);
        const twin = middle(here.filter(({ build }) => build === 'monolith'));
        return builds.map((build) => {
          const { fcp, lcp, tbt, cls, scripts, requests, chain } = middle(here.filter((one) => one.build === build));
          const compared = [ratio(lcp, twin.lcp), ratio(scripts, twin.scripts)];
          return [
            page,
            cache,
            build,
            ...[fcp, lcp, tbt].map(whole),
            cls.toFixed(3),
            kilobytes(scripts),
            whole(requests),
            whole(chain),
            ...compared,
          ];
        });
      }),
    ),
  );

const report = (samples: Sample[], where: string) =>
  [
    `Medians of ${runs} interleaved runs. ${where} Only visitors who save data load nothing ahead for other pages. JS: kilobytes (1,000 bytes) of Brotli over the wire.`,
    ...visitors.map(({ name }) => `## ${name}\n\n${table(samples.filter(({ conditions }) => conditions === name))}`),
  ].join('\n\n');

await withBrowser(async (browser, folder) => {
  const { contenders, stop } = await startContenders(folder, builds);
  try {
    const samples = await measure(browser, contenders);
    writeResults('federation', report(samples, circumstances(browser)), samples);
  } finally {
    await stop();
  }
});

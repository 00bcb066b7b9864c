import { readArguments } from './kit/arguments.ts';
import { openProfile, type Conditions } from './kit/conditions.ts';
import { startContenders } from './kit/contenders.ts';
import { kilobytes, median, ratio, whole } from './kit/figures.ts';
import { byConditions, measureInTurn, type Sample } from './kit/measure-in-turn.ts';
import { measureLoad, type Load } from './kit/measure-load.ts';
import { circumstances, markdownTable, writeResults } from './kit/results.ts';
import { withBrowser } from './kit/with-browser.ts';

/*
 * The cost of federation and the gain of rendering at the edge: the product's pages against the same sources as
 * one webpack build, served by the same edge with the same hints, over the same API, and against a federated shop.
 */

const allPages = [
  '/',
  '/module?id=attendance',
  '/bucket?id=core-hr',
  '/category?id=human-resources',
  '/search',
  '/login',
  '/cart',
];
const caches = ['cold', 'warm'] as const;

const { runs, pages, builds, conditions } = readArguments(allPages, {
  runs: 7,
  conditions: ['phone', 'phone-saving', 'desktop'],
});

type Loads = Record<(typeof caches)[number], Load>;

const middle = (loads: Load[]) => {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]));
  const vitals = { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), longest: of('longest'), cls: of('cls') };
  return { ...vitals, scripts: of('scripts'), requests: of('requests'), chain: of('chain') };
};

const times = ['FCP ms', 'LCP ms', 'TBT ms', 'longest task ms'];
const head = ['page', 'cache', 'build', ...times, 'CLS', 'JS kB', 'requests', 'chain', 'LCP to twin', 'JS to twin'];

const table = (samples: Sample<Loads>[]) =>
  markdownTable(
    head,
    pages.flatMap((page) =>
      caches.flatMap((cache) => {
        const of = (build: string) =>
          samples.filter((one) => one.page === page && one.build === build).map(({ figures }) => figures[cache]);
        const twin = middle(of('monolith'));
        return builds
          .filter((build) => of(build).length > 0)
          .map((build) => {
            const { fcp, lcp, tbt, longest, cls, scripts, requests, chain } = middle(of(build));
            return [
              ...[page, cache, build, ...[fcp, lcp, tbt, longest].map(whole), cls.toFixed(3), kilobytes(scripts)],
              ...[whole(requests), whole(chain), ratio(lcp, twin.lcp), ratio(scripts, twin.scripts)],
            ];
          });
      }),
    ),
  );

await withBrowser(async (browser, folder) => {
  const { contenders, api, stop } = await startContenders(folder, builds);
  /** First with an empty cache, then with a filled one. */
  const loadTwice = async (url: string, how: Conditions): Promise<Loads> => {
    const profile = await openProfile(browser, new URL(url).origin, how);
    const cold = await measureLoad(profile, url, how);
    const warm = await measureLoad(profile, url, how);
    await profile.close();
    return { cold, warm };
  };
  try {
    const samples = await measureInTurn({ runs, pages, conditions, contenders, api }, loadTwice);
    const about = `Medians of ${runs} interleaved runs. ${circumstances(browser)} JS: kilobytes (1,000 bytes) of Brotli over the wire, including what is loaded ahead.`;
    writeResults('federation', [about, ...byConditions(conditions, samples, table)].join('\n\n'), samples);
  } finally {
    await stop();
  }
});

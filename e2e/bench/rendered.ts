import type { Browser, BrowserContext } from 'playwright';
import { readArguments } from './kit/arguments.ts';
import { openProfile, type Conditions } from './kit/conditions.ts';
import { startContenders } from './kit/contenders.ts';
import { kilobytes, median, ratio, whole } from './kit/figures.ts';
import { importLargeBucket, modulesOf } from './kit/large-bucket.ts';
import { measureAnswer, questions } from './kit/measure-answer.ts';
import { byConditions, measureInTurn, type Sample } from './kit/measure-in-turn.ts';
import { measureLoad, type Load } from './kit/measure-load.ts';
import { circumstances, markdownTable, writeResults, type Point } from './kit/results.ts';
import { serveMany, type ServerFigures } from './kit/serve-many.ts';
import { withBrowser } from './kit/with-browser.ts';

/*
 * The gain of rendering at the edge with an empty cache: the monolith twin, the product rendered in the browser, the
 * product rendered at the edge, and a public federated shop. Then its cost on the server.
 */

const allPages = ['/', '/bucket?id=core-hr', '/module?id=attendance', '/contactus'];
/** How many uncached pages the server renders. */
const DISTINCT = 1_000;

const { runs, pages, builds, conditions } = readArguments(allPages, {
  runs: 7,
  conditions: ['phone', 'phone-saving'],
});

interface Figures extends Load {
  /** Times until the search and a menu open, in milliseconds. */
  answer: number;
  menu: number;
}

const fresh = async <T>(
  browser: Browser,
  url: string,
  how: Conditions,
  work: (profile: BrowserContext) => Promise<T>,
) => {
  const profile = await openProfile(browser, new URL(url).origin, how);
  try {
    return await work(profile);
  } finally {
    await profile.close();
  }
};

const middle = (all: Figures[]) => {
  const of = (figure: keyof Figures) => median(all.map((one) => one[figure]));
  const vitals = { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), longest: of('longest'), cls: of('cls') };
  return { ...vitals, scripts: of('scripts'), bytes: of('bytes'), answer: of('answer'), menu: of('menu') };
};

const times = ['FCP ms', 'LCP ms', 'search answers ms', 'menu answers ms', 'TBT ms', 'longest task ms'];
const compared = ['LCP to twin', 'search to twin', 'menu to twin'];
const head = ['page', 'build', ...times, 'CLS', 'JS kB', 'all kB', ...compared];

const browserTable = (samples: Sample<Figures>[]) =>
  markdownTable(
    head,
    pages.flatMap((page) => {
      const all = (build: string) =>
        samples.filter((one) => one.page === page && one.build === build).map(({ figures }) => figures);
      const twin = middle(all('monolith'));
      return builds
        .filter((build) => all(build).length > 0)
        .map((build) => {
          const { fcp, lcp, answer, menu, tbt, longest, cls, scripts, bytes } = middle(all(build));
          const ratios = [ratio(lcp, twin.lcp), ratio(answer, twin.answer), ratio(menu, twin.menu)];
          const figures = [fcp, lcp, answer, menu, tbt, longest].map(whole);
          return [page, build, ...figures, cls.toFixed(3), ...[scripts, bytes].map(kilobytes), ...ratios];
        });
    }),
  );

/** Compared with the twin, so that a slower machine changes nothing. */
const pointsOf = (samples: Sample<Figures>[]): Point[] =>
  conditions.flatMap(({ name }) =>
    pages.flatMap((page) => {
      const of = (build: string) =>
        middle(
          samples
            .filter((one) => one.conditions === name && one.page === page && one.build === build)
            .map(({ figures }) => figures),
        );
      const [twin, own] = [of('monolith'), of('rendered')];
      const compare = (what: string, figure: 'lcp' | 'answer' | 'menu' | 'scripts') => ({
        name: `${name}, ${page}: ${what}`,
        unit: 'of the monolith’s',
        value: own[figure] / twin[figure],
      });
      return [
        compare('LCP', 'lcp'),
        compare('search answers', 'answer'),
        compare('menu answers', 'menu'),
        compare('scripts', 'scripts'),
      ];
    }),
  );

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);

const serverTable = ({ rendered, uncached, cached, memory }: ServerFigures) =>
  markdownTable(
    ['at the edge', 'figure'],
    [
      [`modules that nobody asked for before, of ${DISTINCT}: rendered a second`, rendered.toFixed(1)],
      ['the same: answered a second', uncached.toFixed(1)],
      ['pages that are kept: answered a second', whole(cached)],
      ...memory.map(({ sets, edge, renderers }) => [
        `memory with ${sets} release set${sets > 1 ? 's' : ''} alive: edge + its render processes, MB`,
        `${megabytes(edge)} + ${megabytes(renderers)}`,
      ]),
    ],
  );

await withBrowser(async (browser, folder) => {
  const { contenders, api, storeFolder, stop } = await startContenders(folder, builds);
  /** The other shop has no button that appears on all its pages. */
  const isOurs = (url: string) => new URL(url).pathname.startsWith('/marketplace');
  // A click ends the measurement of the largest paint, so each has its own load.
  const measure = async (url: string, how: Conditions): Promise<Figures> => {
    const answerTo = (question: keyof typeof questions) =>
      isOurs(url)
        ? fresh(browser, url, how, (profile) => measureAnswer(profile, url, how, questions[question]))
        : Number.NaN;
    return {
      ...(await fresh(browser, url, how, (profile) => measureLoad(profile, url, how))),
      answer: await answerTo('search'),
      menu: await answerTo('menu'),
    };
  };
  try {
    const samples = await measureInTurn({ runs, pages, conditions, contenders, api }, measure);
    const where = `Medians of ${runs} interleaved runs with an empty cache. ${circumstances(browser)}`;
    const edge = contenders.find(({ name }) => name === 'rendered');
    const modules = edge ? await modulesOf(api.origin, await importLargeBucket(api, folder), DISTINCT) : [];
    const server = edge && (await serveMany(edge, storeFolder, modules));
    const parts = [where, ...byConditions(conditions, samples, browserTable), ...(server ? [serverTable(server)] : [])];
    writeResults('rendered', parts.join('\n\n'), { samples, server }, pointsOf(samples));
  } finally {
    await stop();
  }
});

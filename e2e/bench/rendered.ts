import type { Browser } from 'playwright';
import { readArguments } from './kit/arguments.ts';
import { savingPhone, slowPhone } from './kit/conditions.ts';
import { startContenders, type Contender } from './kit/contenders.ts';
import { kilobytes, median, ratio, whole } from './kit/figures.ts';
import { inTurn } from './kit/in-turn.ts';
import { importLargeBucket, modulesOf } from './kit/large-bucket.ts';
import { measureAnswer } from './kit/measure-answer.ts';
import { measureLoad, type Load } from './kit/measure-load.ts';
import { circumstances, markdownTable, writeResults } from './kit/results.ts';
import { serveMany, type ServerFigures } from './kit/serve-many.ts';
import { withBrowser } from './kit/with-browser.ts';

/*
 * The gain of rendering at the edge on a slow phone with an empty cache: the monolith twin, the product rendered in the browser,
 * and the product rendered at the edge. Then its cost on the server.
 */

const allPages = ['/', '/bucket?id=core-hr', '/module?id=attendance', '/contactus'] as const;
/** How many uncached pages the server renders. */
const DISTINCT = 1_000;

const { runs, pages, builds } = readArguments(allPages, 7);

const visitors = [slowPhone, savingPhone];

interface Sample {
  page: string;
  conditions: string;
  build: string;
  run: number;
  load: Load;
  /** Time until the first button responds, in milliseconds. */
  answer: number;
}

const fresh = async <T>(
  browser: Browser,
  work: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<T>,
) => {
  const context = await browser.newContext();
  try {
    return await work(context);
  } finally {
    await context.close();
  }
};

/** While a renderer loads its releases, pages are rendered in the browser, which is not measured here. */
const warm = async (contenders: Contender[]) => {
  for (const { origin } of contenders)
    for (const page of [...pages, ...pages, ...pages]) await (await fetch(`${origin}/marketplace${page}`)).text();
};

const measure = async (browser: Browser, contenders: Contender[]) => {
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const page of pages)
      for (const how of visitors)
        for (const { name, origin } of inTurn(contenders, run)) {
          const url = `${origin}/marketplace${page}`;
          // A click ends the measurement of the largest paint, so each has its own load.
          const load = await fresh(browser, (context) => measureLoad(context, url, how));
          const answer = await fresh(browser, (context) => measureAnswer(context, url, how));
          samples.push({ page, conditions: how.name, build: name, run, load, answer });
        }
  return samples;
};

const middle = (samples: Sample[]) => {
  const of = (figure: keyof Load) => median(samples.map(({ load }) => load[figure]));
  return {
    ...{ fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), scripts: of('scripts'), bytes: of('bytes') },
    answer: median(samples.map(({ answer }) => answer)),
  };
};

const head = ['page', 'build', 'FCP ms', 'LCP ms', 'first answer ms', 'TBT ms', 'CLS', 'JS kB', 'all kB'];
const compared = ['LCP to twin (aim 0.45x)', 'first answer to federated (aim 1.00x)'];

const browserTable = (samples: Sample[]) =>
  markdownTable(
    [...head, ...compared],
    pages.flatMap((page) => {
      const of = (build: string) => middle(samples.filter((one) => one.page === page && one.build === build));
      const [twin, federated] = [of('monolith'), of('federated')];
      return builds.map((build) => {
        const { fcp, lcp, answer, tbt, cls, scripts, bytes } = of(build);
        const figures = [...[fcp, lcp, answer, tbt].map(whole), cls.toFixed(3), ...[scripts, bytes].map(kilobytes)];
        return [page, build, ...figures, ratio(lcp, twin.lcp), ratio(answer, federated.answer)];
      });
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
  try {
    await warm(contenders);
    const samples = await measure(browser, contenders);
    const where = `Medians of ${runs} interleaved runs with an empty cache. ${circumstances(browser)}`;
    const edge = contenders.find(({ name }) => name === 'rendered');
    const modules = edge ? await modulesOf(api.origin, await importLargeBucket(api, folder), DISTINCT) : [];
    const server = edge && (await serveMany(edge, storeFolder, modules));
    const tables = visitors.map(
      ({ name }) => `## ${name}\n\n${browserTable(samples.filter(({ conditions }) => conditions === name))}`,
    );
    const parts = [where, ...tables, ...(server ? [serverTable(server)] : [])];
    writeResults('rendered', parts.join('\n\n'), { samples, server });
  } finally {
    await stop();
  }
});

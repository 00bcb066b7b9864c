import { publicCalls, nameOf, type Ground } from './api-compare.ts';
import { median } from './kit/figures.ts';
import { limitShare } from './kit/limit-share.ts';
import { load, type Call, type Load } from './kit/load.ts';
import { tableText } from './kit/print-table.ts';
import { recordCalls } from './kit/recorded.ts';
import { startServer } from './kit/start-server.ts';

const rounds = 3;
const secondsEach = 2;
const connections = 20;

/** Shares of a core that each replica has. */
const shares = [1, 0.25];

const head = ['call', 'one: req/s', 'two: req/s', 'two / one', 'one: p50', 'two: p50', 'one: p99', 'two: p99'];

/** The same requests to one replica and to two on the same database, with a core each and with a quarter of one. */
export async function compareReplicas({ database, folder }: Ground): Promise<string> {
  const calls = [...publicCalls.slice(0, 1), ...(await recordCalls(database, folder))];
  const replicas = [await startServer('api', folder, database.url), await startServer('api', folder, database.url)];
  const urls = replicas.map(({ url }) => url);
  const texts: string[] = [];
  try {
    for (const share of shares) {
      const limits = share < 1 ? replicas.map(({ pid }) => limitShare(pid, share)) : [];
      const rows: string[][] = [];
      try {
        for (const call of calls) rows.push(await compare(urls, call));
      } finally {
        for (const end of limits) end();
      }
      texts.push(`### ${share} of a core each\n\n${tableText(head, rows)}`);
    }
  } finally {
    for (const server of replicas) await server.stop();
  }
  return `One replica and two, ${connections} connections in all; client and PostgreSQL on the same processors.\n\n${texts.join('\n\n')}`;
}

async function compare(urls: string[], call: Call): Promise<string[]> {
  const runs: { one: Load; two: Load }[] = [];
  for (let round = 0; round <= rounds; round += 1)
    runs.push({
      one: await load(urls.slice(0, 1), call, connections, secondsEach),
      two: await load(urls, call, connections, secondsEach),
    });
  const figure = (of: 'one' | 'two', what: keyof Load) => median(runs.slice(1).map((run) => run[of][what]));
  const both = (what: keyof Load) =>
    (['one', 'two'] as const).map((of) => Math.round(figure(of, what)).toLocaleString('en'));
  const gain = figure('two', 'requestsPerSecond') / figure('one', 'requestsPerSecond');
  return [nameOf(call), ...both('requestsPerSecond'), gain.toFixed(2), ...both('p50'), ...both('p99')];
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median } from './kit/figures.ts';
import { printTable } from './kit/print-table.ts';
import { rawAnswer } from './kit/raw-answer.ts';
import { startServer, type BenchServer } from './kit/start-server.ts';
import { withScratchFolder } from './kit/with-scratch-folder.ts';

/*
 * Requests a second of the two largest public answers through the API, against a bare Fastify route that sends the
 * same compressed bytes. Both servers run all the time and are asked in turn, so that a busy machine slows both.
 */

const paths = ['/api/marketplace/tex-suite/dashboard', '/api/marketplace/tex-admin/categories/categories'];
const rounds = 7;
const secondsEach = 3;
const connections = 20;
/** Of what the bare route does. */
const leastShare = 0.7;

async function requestsPerSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, connections, duration: secondsEach, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered something else than 200.`);
  return result.requests.average;
}

/** Starts a bare server that has the API's answers. */
async function startBare(api: BenchServer, folder: string): Promise<BenchServer> {
  const pairs = paths.map(async (path, index) => {
    const file = join(folder, `${index}.json.br`);
    await writeFile(file, await rawAnswer(api.url + path));
    return `${path}=${file}`;
  });
  return startServer('bare', ...(await Promise.all(pairs)));
}

async function compare(path: string, api: BenchServer, bare: BenchServer) {
  for (const server of [api, bare]) await requestsPerSecond(server.url + path);
  const runs: { api: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bareFirst = round % 2 === 0;
    const first = await requestsPerSecond((bareFirst ? bare : api).url + path);
    const second = await requestsPerSecond((bareFirst ? api : bare).url + path);
    runs.push(bareFirst ? { api: second, bare: first } : { api: first, bare: second });
  }
  const share = median(runs.map((run) => run.api / run.bare));
  return { share, api: median(runs.map((run) => run.api)), bare: median(runs.map((run) => run.bare)) };
}

await withScratchFolder(async (folder) => {
  console.log(`${rounds} rounds of ${secondsEach} s each in turn, ${connections} connections; medians.`);
  const api = await startServer('api', folder);
  try {
    const bare = await startBare(api, folder);
    const rows: string[][] = [];
    for (const path of paths) {
      const bytes = (await rawAnswer(api.url + path)).length;
      const figures = await compare(path, api, bare).finally(() => undefined);
      const missed = figures.share < leastShare;
      if (missed) process.exitCode = 1;
      rows.push([
        `GET ${path.replace('/api/marketplace', '')}`,
        bytes.toLocaleString('en'),
        Math.round(figures.bare).toLocaleString('en'),
        Math.round(figures.api).toLocaleString('en'),
        `${figures.share.toFixed(2)}${missed ? ' (too low)' : ''}`,
      ]);
    }
    await bare.stop();
    printTable(['call', 'bytes (br)', 'bare req/s', 'API req/s', 'API / bare'], rows);
  } finally {
    await api.stop();
  }
});

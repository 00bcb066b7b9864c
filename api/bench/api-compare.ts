import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConnection } from '../src/index.ts';
import { cpuMs } from './kit/cpu.ts';
import { median } from './kit/figures.ts';
import { load, type Call, type Load } from './kit/load.ts';
import { residentMegabytes } from './kit/memory.ts';
import { tableText } from './kit/print-table.ts';
import { rawAnswer } from './kit/raw-answer.ts';
import { recordCalls } from './kit/recorded.ts';
import { startServer, type BenchServer } from './kit/start-server.ts';

export interface Ground {
  database: DatabaseConnection;
  folder: string;
}

/** Share of what the bare server does. */
const leastShare = 0.8;
const rounds = 3;
const secondsEach = 2;
const connections = 20;

export const publicCalls: Call[] = [
  'tex-suite/dashboard',
  'tex-admin/categories/categories',
  'tex-admin/modules?size=50',
].map((path) => ({ method: 'GET', path: `/api/marketplace/${path}`, headers: { 'accept-encoding': 'br' } }));

/** Public responses against the same bytes, signed-in requests against the same statements. */
export async function compareWithBare({ database, folder }: Ground): Promise<string> {
  const recorded = await recordCalls(database, folder);
  const script = join(folder, 'recorded.json');
  await writeFile(script, JSON.stringify(recorded));
  const api = await startServer('api', folder, database.url);
  const bare = await startBare(api, folder);
  const barePg = await startServer('bare-pg', database.url, script);
  try {
    const rows: string[][] = [];
    for (const call of publicCalls) rows.push(await compare(call, api, bare, 'bytes'));
    for (const call of recorded) rows.push(await compare(call, api, barePg, `${call.statements.length} statements`));
    const memory = [api, bare, barePg].map(({ pid }) => Math.round(residentMegabytes(pid)));
    const head = [
      'call',
      'same work',
      'bare req/s',
      'API req/s',
      'API / bare',
      'bare CPU µs',
      'API CPU µs',
      'bare p50',
      'p99',
      'API p50',
      'p99',
    ];
    return [
      `${rounds} rounds of ${secondsEach} s each in turn, ${connections} connections; medians; milliseconds. The aim is ${leastShare}.`,
      tableText(head, rows),
      `Memory afterwards: API ${memory[0]} MB, bare ${memory[1]} MB, bare with pg ${memory[2]} MB.`,
    ].join('\n\n');
  } finally {
    for (const server of [api, bare, barePg]) await server.stop();
  }
}

async function startBare(api: BenchServer, folder: string): Promise<BenchServer> {
  const pairs = publicCalls.map(async ({ path }, index) => {
    const file = join(folder, `${index}.json.br`);
    await writeFile(file, await rawAnswer(api.url + path));
    return `${path.split('?')[0]}=${file}`;
  });
  return startServer('bare', ...(await Promise.all(pairs)));
}

async function compare(call: Call, api: BenchServer, bare: BenchServer, same: string): Promise<string[]> {
  const ask = (server: BenchServer) => loadOne(server, call);
  for (const server of [api, bare]) await ask(server);
  const runs: { api: Measured; bare: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = round % 2 === 0 ? [bare, api] : [api, bare];
    const results = new Map([
      [first, await ask(first)],
      [second, await ask(second)],
    ]);
    const [ofApi, ofBare] = [results.get(api), results.get(bare)];
    if (ofApi && ofBare) runs.push({ api: ofApi, bare: ofBare });
  }
  const share = median(runs.map((run) => run.api.requestsPerSecond / run.bare.requestsPerSecond));
  if (share < leastShare) process.exitCode = 1;
  const figure = (of: 'api' | 'bare', what: keyof Measured) => Math.round(median(runs.map((run) => run[of][what])));
  return [
    nameOf(call),
    same,
    figure('bare', 'requestsPerSecond').toLocaleString('en'),
    figure('api', 'requestsPerSecond').toLocaleString('en'),
    `${share.toFixed(2)}${share < leastShare ? ' (too low)' : ''}`,
    figure('bare', 'cpuMicroseconds').toLocaleString('en'),
    figure('api', 'cpuMicroseconds').toLocaleString('en'),
    ...[figure('bare', 'p50'), figure('bare', 'p99'), figure('api', 'p50'), figure('api', 'p99')].map(String),
  ];
}

interface Measured extends Load {
  /** Of the server, for one request: what it costs, even on a busy machine. */
  cpuMicroseconds: number;
}

async function loadOne({ url, pid }: BenchServer, call: Call): Promise<Measured> {
  const before = cpuMs(pid);
  const measured = await load([url], call, connections, secondsEach);
  const calls = measured.requestsPerSecond * secondsEach;
  return { ...measured, cpuMicroseconds: ((cpuMs(pid) - before) / calls) * 1_000 };
}

export const nameOf = ({ method, path }: Call): string =>
  `${method} ${path
    .replace('/api/marketplace', '')
    .replace(/[0-9a-f-]{36}/, '{id}')
    .replace(/\?noOf.*/, '')}`;

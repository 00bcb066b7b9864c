import type { TicketsQuery } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { insertAll, type Database, ticketEvents, tickets } from '../src/db/index.ts';
import { listTickets } from '../src/support/index.ts';
import { randomFrom } from '../test/random.ts';
import { percentile } from './kit/figures.ts';
import { openAsOwner } from './kit/open-as-owner.ts';
import { printTable } from './kit/print-table.ts';
import { withScratchFolder } from './kit/with-scratch-folder.ts';

/** How long inbox pages take with 50,000 tickets, including statements and driver; all on one machine. */
const ticketCount = 50_000;
const wordCount = 20_000;
const callsEach = 100;
/** In milliseconds, the 99th percentile of requests. */
const mostAllowed = 250;

const random = randomFrom(11);
const letters = 'abcdefghijklmnopqrstuvwxyz';
const words = Array.from({ length: wordCount }, () =>
  Array.from({ length: 4 + random.below(7) }, () => letters[random.below(26)]).join(''),
);
/** As in any language, a few words are everywhere, most are rare. */
const aWord = () => words[Math.floor(wordCount * random.next() ** 4)] ?? '';
const text = (length: number) => Array.from({ length }, aWord).join(' ');

async function fill(db: Database): Promise<void> {
  const day = 86_400_000;
  const rows = Array.from({ length: ticketCount }, (_, index) => {
    const createdAt = new Date(Date.now() - random.below(700) * day);
    return {
      id: `t${index}`,
      number: `TEX-2026-${String(index).padStart(6, '0')}`,
      kind: random.of(['ticket', 'ticket', 'contact', 'demo'] as const),
      ...{ name: text(2), email: `${aWord()}@${aWord()}.example`, category: 'problem' },
      ...{ subject: text(6), description: text(60) },
      priority: random.of(['low', 'normal', 'normal', 'high', 'urgent']),
      status: random.of(['new', 'open', 'waiting', 'resolved', 'closed', 'closed'] as const),
      ...{ createdAt, updatedAt: new Date(createdAt.getTime() + random.below(20) * day) },
    };
  });
  await insertAll(db, tickets, rows);
  const events = rows.flatMap(({ id, createdAt }) =>
    Array.from({ length: random.below(4) }, (_, index) => ({
      ...{ ticketId: id, id: `e${index}`, kind: 'message' as const, body: text(30) },
      author: random.of(['requester', 'agent'] as const),
      authorName: text(2),
      createdAt: new Date(createdAt.getTime() + index * 60_000),
    })),
  );
  await insertAll(db, ticketEvents, events);
  await db.execute(sql`vacuum analyze`);
}

const searchOf = (from: number) => (): TicketsQuery => ({ search: words[from + random.below(20)] ?? '' });

const kinds: [string, () => TicketsQuery][] = [
  ['first page, unsolved', () => ({ status: 'unsolved' })],
  ['first page, all', () => ({})],
  ['by priority', () => ({ status: 'unsolved', sort: 'priority,desc' })],
  ['unassigned', () => ({ view: 'unassigned', status: 'unsolved' })],
  ['waiting for us', () => ({ view: 'waiting', status: 'unsolved' })],
  ['page 1,000 of all', () => ({ page: 1_000 })],
  ['search: the most common words', searchOf(0)],
  ['search: common words', searchOf(200)],
  ['search: rare words', searchOf(15_000)],
  ['search: a common and a rare word', () => ({ search: `${words[0]} ${words[15_000 + random.below(20)]}` })],
  ['search: one letter', () => ({ search: letters[random.below(26)] ?? 'a' })],
  ['search: a number', () => ({ search: `TEX-2026-${String(random.below(ticketCount)).padStart(6, '0')}` })],
];

async function timesOf(db: Database, query: () => TicketsQuery): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < callsEach; call += 1) {
    const started = performance.now();
    await listTickets(db, query(), 'nobody');
    times.push(performance.now() - started);
  }
  // The first requests bring the tables into memory.
  return times.slice(5);
}

await withScratchFolder(async (folder) => {
  const database = await openAsOwner(folder);
  try {
    await fill(database.db);
    const rows: [string, number, number][] = [];
    for (const [kind, query] of kinds) {
      const times = await timesOf(database.db, query);
      rows.push([kind, percentile(times, 0.5), percentile(times, 0.99)]);
    }
    console.log(
      `Milliseconds; ${ticketCount.toLocaleString('en')} tickets, ${callsEach} calls of a kind, one at a time.`,
    );
    printTable(
      ['page of the inbox', 'p50', 'p99'],
      rows.map(([kind, ...times]) => [kind, ...times.map((ms) => ms.toFixed(1))]),
    );
    if (rows.some(([, , slow]) => slow > mostAllowed)) {
      console.log(`A 99th percentile is over ${mostAllowed} ms.`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dues as duesOf } from './reports.ts';
import { subscriptionOf, wordsOf } from './figures.ts';
import { balanceOf } from './ledger.ts';
import { now, type Story } from './story.ts';
import { dayText, money } from './words.ts';
import { organizations, type World } from './world.ts';

interface Books {
  invoices: string[][];
  subscriptions: string[][];
  dues: string[][];
  due: string;
}

/** A browser in front of the product, in a separate process, so that its clock runs. */
export interface Screens {
  read: (asked: { token: string; moment: number }) => Promise<Books>;
  close: () => Promise<void>;
}

const program = join(import.meta.dirname, '../../../e2e/histories/read-screens.ts');

/** @param store the releases to open, such as `.cache/e2e/store` */
export async function openScreens({ api: { app } }: World, store: string): Promise<Screens> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const child = spawn(process.execPath, [program, `http://127.0.0.1:${port}`, store], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read: Screens['read'] = async (asked) => {
    child.stdin.write(`${JSON.stringify(asked)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('The browser has ended.');
    return JSON.parse(value) as Books;
  };
  const close = async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
  return { read, close };
}

/** Screens shorten September to three letters, documents to four. */
const screenDay = (day: string) => dayText(day).replace('Sept', 'Sep');

const sorted = (rows: string[][]) => rows.map((row) => row.join(' | ')).sort();

/** Compares the payment history of each organization, as its payment admin sees it, with the books. */
export async function compareScreens(story: Story, screens: Screens): Promise<void> {
  const { ledger, world } = story;
  const moment = now(story);
  for (const { id, account } of organizations) {
    const shown = await screens.read({ token: world.tokens[account] ?? '', moment });
    const invoices = ledger.invoices.filter(({ clientId }) => clientId === id);
    expect(
      sorted(shown.invoices.map(([number = '', day = '', due = '', , ...rest]) => [number, day, due, ...rest])),
    ).toEqual(
      sorted(
        invoices.map((invoice) => [
          ...[invoice.number, screenDay(invoice.day), screenDay(invoice.due), wordsOf(ledger, invoice, moment, 'Void')],
          ...[money(invoice.total), money(balanceOf(invoice))],
        ]),
      ),
    );
    const { totalDue, invoices: open } = duesOf(ledger, id, moment);
    expect(shown.due).toBe(money(BigInt(totalDue)));
    expect(sorted(shown.dues.map(([number = '', , , total = '', balance = '']) => [number, total, balance]))).toEqual(
      sorted(open.map(({ number, total, balance }) => [number, money(BigInt(total)), money(BigInt(balance))])),
    );
    const subscriptions = ledger.subscriptions.filter(({ clientId }) => clientId === id);
    expect(
      sorted(
        shown.subscriptions.map(([name = '', users = '', , status = '']) => [name, users.split('\n')[0] ?? '', status]),
      ),
    ).toEqual(
      sorted(
        subscriptions.map((subscription) => {
          const { moduleName, users, status } = subscriptionOf(subscription, moment);
          return [
            moduleName,
            `${users} ${users === 1 ? 'user' : 'users'}`,
            `${status.charAt(0).toUpperCase()}${status.slice(1)}`,
          ];
        }),
      ),
    );
  }
}

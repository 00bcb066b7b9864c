import { randomUUID } from 'node:crypto';
import { aBilling } from '../../api/test/checkout.ts';
import type { Random } from '../../api/test/random.ts';
import type { Order, Quote } from '../../shared/src/contracts/index.ts';
import { ask, type Answer, type Request } from './answers.ts';

/** A visitor's next action. Sends requests one after the other, each change until it is answered. */
export type Visit = () => Promise<void>;

export interface Means {
  origin: string;
  /** Repeats with the same key count once. */
  send: (request: Request) => Promise<Answer>;
  /** Repeats a request until it is answered; undefined after the time limit. */
  insist: (request: Request) => Promise<Answer | undefined>;
  random: Random;
}

const pages = ['/', '/module?id=attendance', '/bucket?id=core-hr'];
const publicPaths = ['/tex-suite/dashboard', '/tex-admin/categories/categories', '/tex-admin/modules?size=50'];
const ownPaths = ['/auth/profile', '/tex-suite/cart'];

const api = (origin: string, path: string) => `${origin}/api/marketplace${path}`;

/** Rendered pages only: a page that is left to the browser can't be cached. */
const isRenderedPage = (answer: Response, text: string) =>
  answer.headers.get('cache-control')?.startsWith('public') === true && text.includes('</html>');

const pageRequest = (origin: string, page: string): Request => ({
  kind: 'pages',
  url: `${origin}/marketplace${page}`,
  isRight: isRenderedPage,
});

const COLD = 60;

/** Requests pages until the edge caches them, because at first it is still loading the renderers. */
export const warmPages = async (origin: string) => {
  for (const page of pages) {
    let answer = await ask(pageRequest(origin, page));
    for (let tries = 1; tries < COLD && answer.outcome !== 'answered'; tries += 1)
      answer = await ask(pageRequest(origin, page));
  }
};

export const pageReader =
  ({ origin, send, random }: Means): Visit =>
  async () =>
    void (await send(pageRequest(origin, random.of(pages))));

export const publicReader =
  ({ origin, send, random }: Means): Visit =>
  async () =>
    void (await send({ kind: 'public reads', url: api(origin, random.of(publicPaths)) }));

export const signedInReader =
  ({ origin, send, random }: Means, headers: Record<string, string>): Visit =>
  async () =>
    void (await send({ kind: 'signed-in reads', url: api(origin, random.of(ownPaths)), headers }));

const oneMore = { itemId: 'attendance', itemType: 'module', name: 'Attendance', noOfUsers: 1, noOfDays: 30 };

const addition = (origin: string, headers: Record<string, string>): Request => ({
  kind: 'cart writes',
  method: 'POST',
  url: api(origin, '/tex-suite/cart'),
  headers: { ...headers, 'idempotency-key': randomUUID() },
  body: oneMore,
});

/** Adds one user to a cart line: every acknowledged addition counts once in the sum. */
export const cartWriter =
  ({ origin, insist }: Means, headers: Record<string, string>, added: (users: number) => void): Visit =>
  async () => {
    const answer = await insist(addition(origin, headers));
    if (answer) added((answer.body as { noOfUsers: number }).noOfUsers);
  };

/** Fills the cart and orders it. */
export const buyer =
  ({ origin, insist }: Means, headers: Record<string, string>, ordered: (id: string) => void): Visit =>
  async () => {
    if (!(await insist(addition(origin, headers)))) return;
    const quoting = { kind: 'signed-in reads', method: 'POST', url: api(origin, '/tex-suite/checkout/quote'), headers };
    const quote = await insist({ ...quoting, body: { billing: aBilling } });
    if (!quote) return;
    const { fingerprint } = quote.body as Quote;
    const order = await insist({
      kind: 'checkouts',
      method: 'POST',
      url: api(origin, '/tex-suite/checkout'),
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { fingerprint, billing: aBilling, method: 'invoice' },
    });
    if (order) ordered((order.body as Order).id);
  };

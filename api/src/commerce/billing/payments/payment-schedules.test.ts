import { randomUUID } from 'node:crypto';
import type { JobQueue } from '../../../jobs/index.ts';
import { fakePaymentProvider } from '../../../../test/payment-provider.ts';
import { randomFrom, type Random } from '../../../../test/random.ts';
import { cancelOnline, clientId, recordTransfer, sellOnline, TOTAL } from '../../../../test/sell-online.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { findInvoice } from '../invoice-store.ts';
import { openPayment } from './open-payment.ts';
import { receiveEvent, workOnPaymentEvent } from './payment-events.ts';
import type { PaymentState } from './provider.ts';
import { settleUnsettled } from './settle-payments.ts';

/** How many are tried; `SCHEDULES=1000` tries more. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 60);
const SEED = Number(process.env['SEED'] ?? 25);

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ poolSize: 20 })));
afterAll(() => database.drop());

const paidAt = new Date('2026-11-21T10:00:00Z');
const reason = 'Because.';
/** What can happen to a page, in this order. */
const courses: PaymentState[][] = [
  [{ status: 'succeeded', paidAt }],
  [{ status: 'processing' }, { status: 'succeeded', paidAt }],
  [{ status: 'processing' }, { status: 'declined', reason }],
  [{ status: 'declined', reason }],
  [{ status: 'cancelled', reason }],
  [{ status: 'expired', reason }],
  // Money that arrives after all.
  [
    { status: 'expired', reason },
    { status: 'succeeded', paidAt },
  ],
  [],
];

interface Story {
  fake: ReturnType<typeof fakePaymentProvider>;
  random: Random;
  invoiceId: string;
  orderId: string;
  /** What transfers have paid. */
  transferred: number;
}

/** Holds back the jobs of stored events; they run late, and in any order. */
const jobs: { providerId: string }[] = [];
const queue = {
  enqueue: async (_db: unknown, _job: unknown, payload: unknown) => void jobs.push(payload as { providerId: string }),
} as unknown as JobQueue;

/** Sends an event several times or never, genuine or forged. */
async function tell({ fake, random }: Story, providerId: string): Promise<void> {
  const event = Buffer.from(JSON.stringify({ id: randomUUID(), providerId }));
  const receiver = { db: database.db, queue, provider: fake.provider };
  const genuine = Array.from({ length: random.below(4) }, () =>
    receiveEvent(receiver, event, { signature: 'genuine' }),
  );
  await Promise.all(genuine);
  if (random.below(3) === 0)
    await expect(receiveEvent(receiver, event, { signature: 'forged' })).rejects.toMatchObject({
      code: 'bad_signature',
    });
}

async function workOnEvents({ fake, random }: Story): Promise<void> {
  const waiting = jobs.splice(0).sort(() => random.next() - 0.5);
  const context = { db: database.db, payments: fake.provider };
  const run = (job: unknown) => workOnPaymentEvent.run(job, context, { id: randomUUID(), createdAt: new Date(0) });
  await Promise.allSettled(waiting.map(run));
}

const open = ({ fake, invoiceId }: Story) =>
  openPayment(
    { db: database.db, provider: fake.provider },
    { clientId, invoiceId, reference: randomUUID(), returnUrl: () => 'https://market.example' },
  );

const decideAPage = async (story: Story) => {
  const page = story.random.of([...story.fake.pages.values(), undefined]);
  for (const state of page ? story.random.of(courses) : []) {
    if (page?.state.status === 'succeeded') return;
    if (page) story.fake.decide(page.id, state);
    await tell(story, page?.id ?? '');
  }
};

const steps: ((story: Story) => Promise<unknown>)[] = [
  open,
  (story) => Promise.allSettled([open(story), open(story)]),
  decideAPage,
  decideAPage,
  workOnEvents,
  async (story) => void story.fake.faults.push(story.random.of(['before', 'after'] as const)),
  async ({ fake, orderId, random }) => {
    if (random.below(4) === 0) await cancelOnline(database, fake.provider, orderId);
  },
  async (story) => {
    if (story.random.below(3) > 0) return;
    const amount = story.random.of([1, 30_000, TOTAL]);
    await recordTransfer(database, story.invoiceId, amount);
    story.transferred += amount;
  },
];

it(
  `credits what was paid once, and cancels nothing that is paid, in ${SCHEDULES} schedules of lost, late, repeated and forged events`,
  async () => {
    const random = randomFrom(SEED);
    let [paidOnline, cancelled] = [0, 0];
    for (let round = 0; round < SCHEDULES; round += 1) {
      const { id: invoiceId, orderId } = await sellOnline(database);
      const story = { fake: fakePaymentProvider(), random, invoiceId, orderId, transferred: 0 };
      await open(story);
      // Steps may be refused, as when the invoice is paid.
      for (let step = 0; step < 12; step += 1)
        await random
          .of(steps)(story)
          .catch(() => undefined);
      story.fake.faults.length = 0;
      await workOnEvents(story);
      // Later.
      await database.pool.query("update payments set asked_at = asked_at - interval '7 hours' where invoice_id = $1", [
        story.invoiceId,
      ]);
      await settleUnsettled({ db: database.db, provider: story.fake.provider }, () => undefined);
      const invoice = await findInvoice(database.db, clientId, story.invoiceId);
      const online = story.fake.taken();
      paidOnline += online > 0 ? 1 : 0;
      expect([round, invoice?.paid]).toEqual([round, story.transferred + online]);
      expect(invoice?.paid).toBeLessThanOrEqual(TOTAL);
      cancelled += invoice?.status === 'voided' ? 1 : 0;
      if (invoice?.status === 'voided') expect(invoice.paid).toBe(0);
      // The next rounds leave them alone: their provider does not know them.
      await database.pool.query(
        "update payments set status = 'failed', refunded_at = now() where invoice_id = $1 and status <> 'succeeded'",
        [story.invoiceId],
      );
    }
    // Otherwise nothing was tested.
    expect(paidOnline).toBeGreaterThan(SCHEDULES / 5);
    expect(cancelled).toBeGreaterThan(SCHEDULES / 10);
  },
  Math.max(120_000, SCHEDULES * 3_000),
);

import type { IncomingHttpHeaders } from 'node:http';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { type Database, paymentEvents, payments } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';
import { defineJob, type JobQueue } from '../../../jobs/index.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { settleByProvider } from './settle-by-provider.ts';

interface JobContext {
  db: Database;
  payments: PaymentProvider | undefined;
}

/** How long an event may be ahead of the response that names its payment, in milliseconds. */
const OVERTAKES_BY = 60_000;

export const workOnPaymentEvent = defineJob({
  name: 'payment-event',
  title: 'Work on news of a payment',
  payload: Type.Object({ providerId: Type.String() }),
  pollSeconds: 2,
  options: { retryLimit: 8, retryDelay: 5, retryBackoff: true, deleteAfterSeconds: 86_400, expireInSeconds: 120 },
  run: async ({ providerId }, { db, payments: provider }: JobContext, { createdAt }) => {
    const [payment] = await db.select().from(payments).where(eq(payments.providerId, providerId));
    if (payment && provider) await settleByProvider({ db, provider }, payment);
    else if (createdAt.getTime() > Date.now() - OVERTAKES_BY) throw new Error(`There is no payment ${providerId} yet.`);
    // Otherwise it belongs to someone else who uses the account.
  },
});

interface Receiver {
  db: Database;
  queue: JobQueue;
  provider: PaymentProvider;
}

/**
 * Stores an event, and queues the work on it, once however often it is sent.
 * @throws ApiError 400 if it is not from the provider
 */
export async function receiveEvent(
  { db, queue, provider }: Receiver,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const event = readEvent(provider, body, headers);
  await db.transaction(async (tx) => {
    const { id, providerId } = event;
    const stored = await tx
      .insert(paymentEvents)
      .values({ provider: provider.name, id, providerId })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (stored.length > 0 && providerId !== null) await queue.enqueue(tx, workOnPaymentEvent, { providerId });
  });
}

function readEvent(provider: PaymentProvider, body: Buffer, headers: IncomingHttpHeaders): ProviderEvent {
  try {
    return provider.readEvent(body, headers);
  } catch {
    throw new ApiError(400, 'bad_signature', "This event isn't signed by the payment provider.");
  }
}

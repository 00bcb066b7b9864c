import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { webhookDeliveries } from '../../db/index.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { enqueueDelivery } from './deliver-webhook.ts';

type Context = Pick<ApiContext, 'db' | 'queue'>;

const everyMs = 1_000;
const mostAtOnce = 100;

/** New ones, and those whose job was lost, for example by restoring a backup. */
const isUnqueued = sql`(${webhookDeliveries.state} = 'new'
  or (${webhookDeliveries.state} = 'waiting' and ${webhookDeliveries.nextAttemptAt} < now() - interval '15 minutes'))`;

/**
 * Adds recorded events to the queue, each once, whichever replica sees it first. Changes record them without knowing
 * the queue.
 */
export function relayWebhooks(context: Context): { close: () => Promise<void> } {
  // While the database is down, there is nothing to add.
  const relaying = oneAtATime(() => bringAll(context), ignore);
  const timer = setInterval(relaying.begin, everyMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await relaying.end();
    },
  };
}

async function bringAll(context: Context): Promise<void> {
  let brought: number;
  do brought = await bringSome(context);
  while (brought === mostAtOnce);
}

async function bringSome({ db, queue }: Context): Promise<number> {
  const [any] = await db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(isUnqueued)
    .limit(1);
  if (!any) return 0;
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', nextAttemptAt: sql`now()` })
      .where(
        sql`${webhookDeliveries.id} in (select id from ${webhookDeliveries} where ${isUnqueued}
          order by created_at limit ${mostAtOnce} for update skip locked)`,
      )
      .returning();
    for (const { id, endpointId } of rows) await enqueueDelivery(tx, queue, { id, endpointId });
    return rows.length;
  });
}

const ignore = () => undefined;

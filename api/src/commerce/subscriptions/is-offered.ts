import { and, eq } from 'drizzle-orm';
import { isSuspended, modules, type Queries, subscriptions } from '../../db/index.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** Whether its module can still be bought. */
export async function isOffered(db: Queries, { moduleId }: SubscriptionRow): Promise<boolean> {
  const { status, withdrawn } = modules;
  const [module] = await db.select({ status, withdrawn }).from(modules).where(eq(modules.id, moduleId));
  return module?.status === 'published' && !module.withdrawn;
}

/** Whether an unpaid invoice suspends it. */
export async function hasSuspension(db: Queries, { clientId, id }: SubscriptionRow): Promise<boolean> {
  const isThis = and(eq(subscriptions.clientId, clientId), eq(subscriptions.id, id));
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isThis, isSuspended(subscriptions)));
  return found.length > 0;
}

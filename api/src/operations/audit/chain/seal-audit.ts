import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { auditChain, auditEvents, type Database, insertAll, type Transaction } from '../../../db/index.ts';
import { shipEntry } from '../../../observability/index.ts';
import { actorHashOf, noSeal, personHashOf, sealOf, type StoredEvent } from './event-hashes.ts';

/** The number that the functions of the database use too. */
const chainLock = 7_430_552;
const batch = 10_000;

/**
 * Appends the committed events that have no seal yet to the chain, oldest first, and sends them to the collector, if
 * logs go there. Replicas take turns. Recording an event waits for none of this.
 */
export async function sealAudit(db: Database): Promise<void> {
  for (;;) {
    const sealed = await db.transaction(sealBatch);
    for (const event of sealed) shipEvent(event);
    if (sealed.length < batch) return;
  }
}

type Sealed = StoredEvent & { sequence: number; hash: Buffer };

/**
 * Ids only: names, addresses and values stay in the database. The head of the chain after each event proves what was
 * there, and a gap in its numbers says what the collector has missed.
 */
function shipEvent({ id, at, action, actorId, targetType, targetId, sequence, hash }: Sealed): void {
  const fields = { id, action, actorId, targetType, targetId, head: `${sequence}:${hash.toString('hex')}` };
  shipEntry({ level: 30, time: at.getTime(), msg: 'audit event', fields });
}

async function sealBatch(tx: Transaction): Promise<Sealed[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
  const [last] = await tx
    .select({ sequence: auditChain.sequence, hash: auditChain.hash, at: auditEvents.at })
    .from(auditChain)
    .leftJoin(auditEvents, eq(auditEvents.id, auditChain.eventId))
    .orderBy(desc(auditChain.sequence))
    .limit(1);
  const events = await unsealed(tx, last?.at ?? undefined);
  let { sequence, hash } = last ?? { sequence: 0, hash: noSeal };
  const seals = events.map((event) => {
    sequence += 1;
    const seal = newSeal(event, sequence, hash);
    hash = seal.hash;
    return seal;
  });
  await insertAll(tx, auditChain, seals);
  return events.map((event, index) => ({ ...event, ...(seals[index] ?? { sequence, hash }) }));
}

/** No transaction lasts a day, so nothing older than the last seal by more than that can still turn up. */
async function unsealed(tx: Transaction, lastSealed: Date | undefined): Promise<StoredEvent[]> {
  const recent = lastSealed && gt(auditEvents.at, sql`${lastSealed.toISOString()}::timestamptz - interval '1 day'`);
  const rows = await tx
    .select({ event: auditEvents })
    .from(auditEvents)
    .leftJoin(auditChain, eq(auditChain.eventId, auditEvents.id))
    .where(and(isNull(auditChain.eventId), recent))
    .orderBy(asc(auditEvents.at), asc(auditEvents.id))
    .limit(batch);
  return rows.map(({ event }) => event);
}

function newSeal(event: StoredEvent, sequence: number, previous: Buffer) {
  const actorHash = actorHashOf(event) ?? noSeal;
  const personHash = personHashOf(event) ?? noSeal;
  const hash = sealOf(event, { sequence, previous, actorHash, personHash });
  return { sequence, eventId: event.id, actorHash, personHash, hash };
}

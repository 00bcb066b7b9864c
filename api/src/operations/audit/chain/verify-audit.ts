import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { dayMs } from '../../../day-ms.ts';
import { auditChain, auditEvents, type Database, type Transaction } from '../../../db/index.ts';
import { actorHashOf, noSeal, personHashOf, sealOf, type StoredEvent } from './event-hashes.ts';

type Seal = typeof auditChain.$inferSelect;

interface Link {
  seal: Seal;
  /** Null for the anchor of a chain whose older events were deleted. */
  event: StoredEvent | null;
}

export interface ChainReport {
  /** Sealed events that are still as recorded. */
  events: number;
  /** How many of them lost personal data to an erasure. */
  erased: number;
  /** Events that no seal covers yet. */
  unsealed: number;
  /** Where the chain begins, if older events were deleted at the end of the retention. */
  anchor?: string;
  /** The last seal, `sequence:hash`: kept elsewhere, it proves later that no event up to it is gone. */
  head?: string;
  /** The first event that is no longer as recorded. */
  broken?: { sequence: number; eventId: string; problem: string };
}

const batch = 2_000;

/**
 * Checks every seal against its event and the previous seal, in order, in batches, as of one moment.
 * @param expected a head noted earlier, `sequence:hash`, that the chain must still contain
 */
export const verifyAudit = (db: Database, expected?: string): Promise<ChainReport> =>
  db.transaction((tx) => verify(tx, expected), { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function verify(tx: Transaction, expected: string | undefined): Promise<ChainReport> {
  const report: ChainReport = { events: 0, erased: 0, unsealed: await tx.$count(unsealed(tx).as('unsealed')) };
  const brokenAt = (sequence: number, eventId: string, problem: string): ChainReport => ({
    ...report,
    broken: { sequence, eventId, problem },
  });
  let sawExpected = expected === undefined;
  let last: Link | undefined;
  for await (const link of links(tx)) {
    const problem = last ? problemOf(link, last.seal) : problemOfFirst(link, report);
    if (problem !== undefined) return brokenAt(link.seal.sequence, link.seal.eventId, problem);
    last = link;
    report.head = headOf(link.seal);
    sawExpected ||= report.head === expected;
    if (link.event) report.events += 1;
    if (link.event?.actorSalt === null || link.event?.personSalt === null) report.erased += 1;
  }
  const [late] = last?.event ? await unsealed(tx, last.event.at).limit(1) : [];
  if (late) return brokenAt(0, late.id, 'The event was added later, with a moment in the past.');
  if (sawExpected || isBefore(expected, report.anchor)) return report;
  return brokenAt(sequenceOf(expected), '', `The chain does not hold the seal ${expected}.`);
}

const sequenceOf = (head = '') => Number(head.split(':')[0]);

const headOf = ({ sequence, hash }: Seal) => `${sequence}:${hash.toString('hex')}`;

/** A head older than the anchor was deleted with its events. */
const isBefore = (expected: string | undefined, anchor: string | undefined) =>
  anchor !== undefined && sequenceOf(expected) < sequenceOf(anchor);

async function* links(tx: Transaction): AsyncGenerator<Link> {
  for (let after = 0; ;) {
    const seals = await tx
      .select()
      .from(auditChain)
      .where(gt(auditChain.sequence, after))
      .orderBy(asc(auditChain.sequence))
      .limit(batch);
    const ids = seals.map(({ eventId }) => eventId);
    const events = await tx.select().from(auditEvents).where(inArray(auditEvents.id, ids));
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const seal of seals) yield { seal, event: byId.get(seal.eventId) ?? null };
    after = seals.at(-1)?.sequence ?? after;
    if (seals.length < batch) return;
  }
}

function problemOfFirst(link: Link, report: ChainReport): string | undefined {
  if (link.event) return problemOf(link, { sequence: 0, hash: noSeal });
  report.anchor = headOf(link.seal);
  return undefined;
}

function problemOf({ seal, event }: Link, last: Pick<Seal, 'sequence' | 'hash'>): string | undefined {
  if (seal.sequence !== last.sequence + 1) return `The seal ${last.sequence + 1} is missing.`;
  if (!event) return 'The event is missing.';
  const changed = (now: Buffer | undefined, sealed: Buffer) => now !== undefined && !now.equals(sealed);
  if (changed(actorHashOf(event), seal.actorHash)) return 'Who acted, or from where, was changed.';
  if (changed(personHashOf(event), seal.personHash)) return 'A name or an address was changed.';
  const { sequence, actorHash, personHash, hash } = seal;
  if (!sealOf(event, { sequence, previous: last.hash, actorHash, personHash }).equals(hash))
    return 'The event or its seal was changed.';
  return undefined;
}

/** Events without a seal; with a moment, only those that are too old to wait for one. */
const unsealed = (tx: Transaction, lastSealed?: Date) =>
  tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .leftJoin(auditChain, eq(auditChain.eventId, auditEvents.id))
    .where(and(isNull(auditChain.eventId), lastSealed && lt(auditEvents.at, new Date(lastSealed.getTime() - dayMs))))
    .orderBy(asc(auditEvents.at))
    .$dynamic();

import { isNoResponse } from '../../http/errors.ts';
import type { CartEntry } from './cart-entry.ts';
import type { Journal } from './journal.ts';
import { withEarlier } from './must-follow.ts';
import { NotTheOwner } from './not-the-owner.ts';
import type { QueueEnvironment } from './queue-environment.ts';
import { attempt, sendWaiting } from './send-waiting.ts';
import { isInFlight, type Verdict } from './verdict.ts';

/** The outcome of sending a new change. */
export type Delivery =
  | { kind: 'done' }
  /** Refused, or failed with a response: nothing remains. */
  | { kind: 'failed'; error: unknown }
  /** No response: it waits in the queue. */
  | { kind: 'kept'; error: unknown }
  /** No response, and no room to store it. */
  | { kind: 'lost'; error: unknown }
  /** Settled elsewhere, replaced by a newer one, left for its owner, or dropped with their sign-out. */
  | { kind: 'gone' };

/** The outcome is not known yet. */
const isOpen = (error: unknown) => isNoResponse(error) || isInFlight(error) || isLeftForOwner(error);

const isLeftForOwner = (error: unknown) => error === undefined || error instanceof NotTheOwner;

const keepAll = (journal: Journal, entries: CartEntry[], error: unknown): Delivery => {
  if (entries.every(journal.isGone)) return { kind: 'gone' };
  const kept = entries.map(journal.keep).some(Boolean);
  if (kept && isLeftForOwner(error)) return { kind: 'gone' };
  return { kind: kept ? 'kept' : 'lost', error };
};

const conclude = (journal: Journal, entries: CartEntry[], verdict: Verdict): Delivery => {
  if (verdict.kind === 'gone') return { kind: 'gone' };
  if (verdict.kind === 'unsettled' && isOpen(verdict.error)) return keepAll(journal, entries, verdict.error);
  entries.forEach(journal.strike);
  return verdict.kind === 'applied' ? { kind: 'done' } : { kind: 'failed', error: verdict.error };
};

/** Sends a stored change after everything that must precede it. Call it within a turn. */
export const deliver = async (
  environment: QueueEnvironment,
  journal: Journal,
  entries: CartEntry[],
): Promise<Delivery> => {
  if (entries.every(journal.isGone)) return { kind: 'gone' };
  const mine = new Set(entries.map(({ id }) => id));
  const pending = journal.pending(entries[0]?.owner);
  const earlier = withEarlier(entries, pending).filter(({ id }) => !mine.has(id));
  const verdicts = await sendWaiting(environment, journal, earlier);
  const blocking = [...verdicts.values()].find(({ kind }) => kind === 'unsettled');
  return conclude(journal, entries, blocking ?? (await attempt(environment, journal, entries)));
};

import type { CartEntry } from './cart-entry.ts';
import type { Journal } from './journal.ts';
import type { QueueEnvironment, SettledEntries } from './queue-environment.ts';
import { runEntries } from './run-entries.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** In milliseconds. The API keeps keys for longer, so no entry can be applied twice. */
export const KEPT_FOR = 30 * 86_400_000;

/** Sends an entry, or several removals in one request, unless they have expired. Call it within a turn. */
export const attempt = async (
  { owner, now, send }: QueueEnvironment,
  journal: Journal,
  entries: CartEntry[],
): Promise<Verdict> => {
  const there = entries.filter((entry) => !journal.isGone(entry));
  const [first] = there;
  if (!first) return { kind: 'gone' };
  if (owner() !== first.owner) return { kind: 'unsettled', error: undefined };
  if (now() - first.timestamp > KEPT_FOR)
    return { kind: 'refused', reason: 'It waited for more than 30 days.', error: undefined };
  there.forEach((entry) => journal.mark(entry, { state: 'sent' }));
  try {
    await send(there);
    return { kind: 'applied' };
  } catch (error) {
    return verdictOf(there, error);
  }
};

/** Sends waiting entries and records the outcome of each. Call it within a turn. */
export const sendWaiting = async (environment: QueueEnvironment, journal: Journal, waiting: CartEntry[]) => {
  const settled: SettledEntries = { applied: [], refused: [] };
  const untold: CartEntry[] = [];
  const note = (entry: CartEntry, verdict: Verdict) => {
    if (verdict.kind === 'applied') {
      journal.strike(entry);
      settled.applied.push(entry);
    }
    if (verdict.kind !== 'refused') return;
    const refusal = { state: 'refused', reason: verdict.reason } as const;
    settled.refused.push({ ...entry, ...refusal });
    if (!journal.mark(entry, refusal)) untold.push(entry);
  };
  const verdicts = await runEntries(waiting, async (entry) => {
    const verdict = await attempt(environment, journal, [entry]);
    note(entry, verdict);
    return verdict;
  });
  waiting.filter(({ id }) => verdicts.get(id)?.kind === 'unsettled').forEach(journal.keep);
  if (settled.applied.length + settled.refused.length > 0) environment.onSettled(settled);
  // A refusal that had no room in storage is dropped once reported.
  untold.forEach(journal.strike);
  return verdicts;
};

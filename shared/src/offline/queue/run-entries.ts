import { createLimit } from '../../http/limit.ts';
import type { CartEntry } from './cart-entry.ts';
import { mustFollow } from './must-follow.ts';
import type { Verdict } from './verdict.ts';

/** How many queued requests run at once. */
export const SENT_AT_ONCE = 6;

/**
 * Sends entries, oldest first: those of one item in order, others in parallel. Entries after one that stays
 * unsettled are not sent, and share its verdict.
 */
export const runEntries = async (
  entries: CartEntry[],
  send: (entry: CartEntry) => Promise<Verdict>,
): Promise<Map<string, Verdict>> => {
  const limit = createLimit(SENT_AT_ONCE);
  const runs = new Map<string, Promise<Verdict>>();
  const run = async (entry: CartEntry, before: (Promise<Verdict> | undefined)[]): Promise<Verdict> => {
    const blocking = (await Promise.all(before)).find((verdict) => verdict?.kind === 'unsettled');
    return blocking ?? limit(() => send(entry));
  };
  entries.forEach((entry, index) => {
    const earlier = entries.slice(0, index).filter((other) => mustFollow(entry, other));
    runs.set(
      entry.id,
      run(
        entry,
        earlier.map(({ id }) => runs.get(id)),
      ),
    );
  });
  const settled = await Promise.all([...runs].map(async ([id, verdict]) => [id, await verdict] as const));
  return new Map(settled);
};

import type { CartChange, CartEntry } from './cart-entry.ts';
import { createEntryStore } from './entry-store.ts';
import { mustFollow } from './must-follow.ts';
import type { QueueEnvironment } from './queue-environment.ts';

const isPending = ({ state }: CartEntry) => state !== 'refused';

/** Stores changes before they are sent, and removes them after their response. */
export const createJournal = (environment: QueueEnvironment) => {
  const { now, owner: currentOwner, createId, onChange } = environment;
  const store = createEntryStore(environment.storage);
  /** Entries that storage had no room for. */
  const unwritten = new Set<string>();

  const entries = (owner = currentOwner()) => store.list().filter((entry) => entry.owner === owner);
  const pending = (owner = currentOwner()) => entries(owner).filter(isPending);

  const strike = ({ id }: CartEntry) => {
    store.remove(id);
    unwritten.delete(id);
    onChange();
  };

  /** False if there is no room. An entry removed meanwhile, as by a sign-out, is not stored again. */
  const mark = ({ id }: CartEntry, change: Pick<CartEntry, 'state' | 'reason'>): boolean => {
    const entry = store.get(id);
    if (!entry || !isPending(entry) || entry.state === change.state) return true;
    const written = store.put({ ...entry, ...change });
    onChange();
    return written;
  };

  /** An unsent amount is replaced by a newer one for the same line. */
  const replaceUnsent = (entry: CartEntry) => {
    const last = entry.type === 'cart-update' && pending(entry.owner).findLast((other) => mustFollow(entry, other));
    if (last && last.type === 'cart-update' && last.state === 'unsent') strike(last);
  };

  /** Null while nobody's changes may be sent. Without room the entry is kept in memory only. */
  const write = (change: CartChange): CartEntry | null => {
    const owner = currentOwner();
    if (owner === null) return null;
    const last = store.list().at(-1)?.timestamp ?? 0;
    const timestamp = Math.max(now(), last + 1);
    const entry: CartEntry = { id: createId(), ...change, timestamp, owner, state: 'unsent' };
    replaceUnsent(entry);
    if (!store.put(entry)) unwritten.add(entry.id);
    onChange();
    return entry;
  };

  /** Retries storing an entry that had no room. True if it is in storage. */
  const keep = (entry: CartEntry): boolean => {
    const missing = unwritten.delete(entry.id);
    if (missing && entry.owner === currentOwner()) store.put({ ...entry, state: 'kept' });
    else mark(entry, { state: 'kept' });
    onChange();
    return store.get(entry.id) !== null;
  };

  /** Settled elsewhere, replaced by a newer one, or dropped with its owner's sign-out. */
  const isGone = ({ id }: CartEntry) => {
    const stored = store.get(id);
    return stored ? !isPending(stored) : !unwritten.has(id);
  };

  return { everybody: store.list, entries, pending, write, mark, keep, strike, isGone };
};

export type Journal = ReturnType<typeof createJournal>;

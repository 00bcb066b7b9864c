import type { CartChange, CartEntry } from './cart-entry.ts';
import { createEntryStore } from './entry-store.ts';
import { mustFollow } from './must-follow.ts';
import type { QueueEnvironment } from './queue-environment.ts';

const isPending = ({ state }: CartEntry) => state !== 'refused';

/** Where changes are written down before they are sent, and struck out after their answer. */
export const createJournal = (environment: QueueEnvironment) => {
  const { now, owner: currentOwner, createId, onChange } = environment;
  const store = createEntryStore(environment.storage);
  /** For which there was no room. */
  const unwritten = new Set<string>();

  const entries = (owner = currentOwner()) => store.list().filter((entry) => entry.owner === owner);
  const pending = (owner = currentOwner()) => entries(owner).filter(isPending);

  const strike = ({ id }: CartEntry) => {
    store.remove(id);
    unwritten.delete(id);
    onChange();
  };

  /** False when there is no room. What was struck out meanwhile, as by a sign-out, is not written down again. */
  const mark = ({ id }: CartEntry, change: Pick<CartEntry, 'state' | 'reason'>): boolean => {
    const entry = store.get(id);
    if (!entry || !isPending(entry) || entry.state === change.state) return true;
    const written = store.put({ ...entry, ...change });
    onChange();
    return written;
  };

  /** An amount that nobody has sent gives way to a newer one of its line. */
  const replaceUnsent = (entry: CartEntry) => {
    const last = entry.type === 'cart-update' && pending(entry.owner).findLast((other) => mustFollow(entry, other));
    if (last && last.type === 'cart-update' && last.state === 'unsent') strike(last);
  };

  /** Null while nobody's changes may be sent. Without room the entry is held in memory alone. */
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

  /** Tries again to write down what there was no room for. True when the entry waits in storage. */
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

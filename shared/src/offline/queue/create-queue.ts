import type { CartChange, CartEntry } from './cart-entry.ts';
import { deliver, type Delivery } from './deliver.ts';
import { createJournal } from './journal.ts';
import { mustFollow } from './must-follow.ts';
import type { QueueEnvironment } from './queue-environment.ts';
import { sendWaiting } from './send-waiting.ts';

/**
 * The queue of pending cart changes. Each is stored before it is sent and removed after its response,
 * so that no fault in between loses it. Its id is sent along, so that the server applies it once.
 */
export const createQueue = (environment: QueueEnvironment) => {
  const { inTurn } = environment;
  const journal = createJournal(environment);
  let syncing: Promise<void> | undefined;

  const syncOnce = async () => {
    if (journal.pending().length > 0) await inTurn(() => sendWaiting(environment, journal, journal.pending()));
  };
  const sync = (): Promise<void> => (syncing ??= syncOnce().finally(() => (syncing = undefined)));

  return {
    /** Stores a change. Null while nobody's changes may be sent. */
    write: (change: CartChange) => journal.write(change),
    /** Sends stored changes, several removals in one request, and returns the outcome. */
    deliver: (entries: CartEntry[]): Promise<Delivery> => inTurn(() => deliver(environment, journal, entries)),
    /** Whether pending entries must be sent before a change. */
    hasEarlier: (change: CartChange) => journal.pending().some((entry) => mustFollow(change, entry)),
    /** Sends everything that is waiting. Never throws. */
    sync,
    /** The current user's changes whose outcome is unknown. */
    pending: () => journal.pending(),
    /** The same for all users of this browser. */
    pendingOfAll: () => journal.everybody().filter(({ state }) => state !== 'refused'),
    /** The current user's refused changes, until dismissed. */
    refused: () => journal.entries().filter(({ state }) => state === 'refused'),
    dismissRefused: () =>
      journal
        .entries()
        .filter(({ state }) => state === 'refused')
        .forEach(journal.strike),
  };
};

export type CartQueue = ReturnType<typeof createQueue>;

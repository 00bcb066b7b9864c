import type { CartChange, CartEntry } from './cart-entry.ts';
import { deliver, type Delivery } from './deliver.ts';
import { createJournal } from './journal.ts';
import { mustFollow } from './must-follow.ts';
import type { QueueEnvironment } from './queue-environment.ts';
import { sendWaiting } from './send-waiting.ts';

/**
 * Changes of the cart on their way to the server. Each is written down before it is sent and struck out after its answer,
 * so that no fault between the two loses it; its id goes with it, so that the server carries it out once.
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
    /** Writes a change down. Null while nobody's changes may be sent. */
    write: (change: CartChange) => journal.write(change),
    /** Sends what was written down, several removals in one call, and tells what came of it. */
    deliver: (entries: CartEntry[]): Promise<Delivery> => inTurn(() => deliver(environment, journal, entries)),
    /** Whether something waits that has to go before a change. */
    hasEarlier: (change: CartChange) => journal.pending().some((entry) => mustFollow(change, entry)),
    /** Sends everything that waits. Never throws. */
    sync,
    /** Changes of the current user whose end is not known yet. */
    pending: () => journal.pending(),
    /** The same of whoever used this browser. */
    pendingOfAll: () => journal.everybody().filter(({ state }) => state !== 'refused'),
    /** Changes of the current user that were refused, until they are dismissed. */
    refused: () => journal.entries().filter(({ state }) => state === 'refused'),
    dismissRefused: () =>
      journal
        .entries()
        .filter(({ state }) => state === 'refused')
        .forEach(journal.strike),
  };
};

export type CartQueue = ReturnType<typeof createQueue>;

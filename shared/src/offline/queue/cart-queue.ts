import { marketplace } from '../../http/index.ts';
import { cartOwner, isSignedIn } from './cart-owner.ts';
import { createId } from './create-id.ts';
import { createQueue } from './create-queue.ts';
import { showQueue } from './queue-atom.ts';
import { sendEntries } from './send-entries.ts';
import { takeTurns } from './take-turns.ts';
import { tellSettled } from './tell-settled.ts';

/** The signed-in user's pending cart changes in this browser. */
export const cartQueue = createQueue({
  storage: () => localStorage,
  inTurn: takeTurns(),
  now: () => Date.now(),
  createId,
  owner: cartOwner,
  send: (entries) => sendEntries(marketplace, entries, isSignedIn),
  onChange: () => showCartQueue(),
  onSettled: tellSettled,
});

/**
 * Shows the queue from storage. An entry that is being sent for the first time does not count as waiting; one older than this
 * tab does.
 */
export const showCartQueue = () => {
  const begunAt = performance.timeOrigin;
  const waiting = cartQueue.pending().filter(({ state, timestamp }) => state === 'kept' || timestamp < begunAt);
  showQueue({ waiting, refused: cartQueue.refused() });
};

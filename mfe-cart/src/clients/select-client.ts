import { marketplace, responseCache } from '@marketplace/shared/http';
import { announceCartChange, queueAtom } from '@marketplace/shared/offline';
import { notify } from '@marketplace/shared/toast';
import { getDefaultStore } from 'jotai';
import { cartState } from '../cart/state/cart-atom.ts';
import { closeCart, openCart } from '../cart/state/load-cart.ts';
import { reasonOf } from '../cart/state/reason-of.ts';
import { withReason } from '../cart/state/with-reason.ts';
import { undoAtom } from '../cart/undo/undo-atom.ts';

const store = getDefaultStore();

const PENDING = 'We’re still saving changes to this cart. Switch clients when that’s done.';

/** These changes would be made in the next client's cart. */
const isPending = () => cartState().changes.length > 0 || store.get(queueAtom).waiting.length > 0;

/** Forgets what was loaded for the last client. */
const beginAnew = (owner: string) => {
  store.set(undoAtom, null);
  closeCart();
  responseCache.clear();
  openCart(owner);
  announceCartChange();
};

/** From now on the user acts for this client, on every device; false if that failed. */
export const selectClient = async ({ id, name }: { id: string; name: string }, owner: string): Promise<boolean> => {
  if (isPending()) {
    notify.error(PENDING);
    return false;
  }
  try {
    await marketplace.put(`/tex-suite/clients/user/${encodeURIComponent(id)}/select`);
  } catch (error) {
    notify.error(withReason(`${name} could not be opened.`, reasonOf(error)));
    return false;
  }
  beginAnew(owner);
  notify.success(`You’re now ordering for ${name}.`);
  return true;
};

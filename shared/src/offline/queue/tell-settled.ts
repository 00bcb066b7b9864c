import { responseCache } from '../../http/index.ts';
import { notify } from '../../toast/notify.ts';
import { announceCartChangeEverywhere } from './cart-channel.ts';
import type { CartEntry } from './cart-entry.ts';
import { requestOf, successOf } from './entry-words.ts';
import type { SettledEntries } from './queue-environment.ts';

/** If there are more than the toaster can show, one sentence sums them up. */
const TOLD_ONE_BY_ONE = 3;

const tell = (entries: CartEntry[], one: (entry: CartEntry) => void, all: (count: number) => void) => {
  if (entries.length > TOLD_ONE_BY_ONE) all(entries.length);
  else entries.forEach(one);
};

/** Reports the outcome of waiting changes, and refreshes every open cart. */
export const tellSettled = ({ applied, refused }: SettledEntries) => {
  responseCache.invalidate('/tex-suite/cart');
  announceCartChangeEverywhere();
  tell(
    applied,
    (entry) => notify.success(successOf(entry)),
    (count) => notify.success(`${count} saved changes are now in your cart`),
  );
  tell(
    refused,
    (entry) => notify.error(`Not applied: ${requestOf(entry)}. ${entry.reason ?? ''}`.trim()),
    (count) => notify.error(`${count} saved changes could not be applied. See your cart for details.`),
  );
};

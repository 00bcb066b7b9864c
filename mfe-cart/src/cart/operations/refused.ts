import { sessionAtom } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/toast';
import { getDefaultStore } from 'jotai';
import { cartDenial } from '../state/cart-access.ts';

const currentDenial = () => cartDenial(getDefaultStore().get(sessionAtom));

/** A refused operation shows why in a toast, and calls no API. */
export const refused = (...reasons: (string | null | undefined)[]): boolean => {
  const reason = currentDenial() ?? reasons.find(Boolean);
  if (reason) notify.error(reason);
  return Boolean(reason);
};

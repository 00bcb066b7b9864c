import type { LineAmount } from './cart-line.ts';

/** What a person adds to the cart. */
export interface NewItem extends LineAmount {
  itemId: string;
  itemType: string;
  name: string;
}

interface Kinds {
  'cart-add': NewItem;
  'cart-update': LineAmount & { cartItemId: string };
  'cart-remove': { cartItemId: string };
  /** Several lines in one call. */
  'cart-remove-multiple': { cartItemIds: string[] };
  'cart-clear': Record<string, never>;
}

/** One change of the cart on its way to the server. Its id is the `Idempotency-Key`, so that sending it twice changes nothing twice. */
export type CartChange = {
  [Type in keyof Kinds]: { id: string; type: Type; data: Kinds[Type]; timestamp: number };
}[keyof Kinds];

type Unsent = { [Type in keyof Kinds]: { type: Type; data: Kinds[Type] } }[keyof Kinds];

/** Pages that are not served over HTTPS have no `randomUUID`. */
const uuid = () => {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

export const createChange = (unsent: Unsent): CartChange =>
  ({ id: uuid(), ...unsent, timestamp: Date.now() }) as CartChange;

/** Users and days of a line: whole numbers of at least 1. */
interface Amount {
  noOfUsers: number;
  noOfDays: number;
}

/** One line of the cart. */
interface Item {
  itemId: string;
  itemType: string;
  name: string;
}

/** An existing line with its content, for the order of changes and for messages. */
type Line = Item & { cartItemId: string };

/** The payload of a pending change, by type. */
export interface CartEntryData {
  'cart-add': Item & Amount;
  'cart-update': Line & Amount;
  /** `bulk`: one of several removals first sent in one request, so it may have succeeded already. */
  'cart-remove': Line & { bulk?: boolean };
  'cart-clear': Record<string, never>;
}

export type CartEntryType = keyof CartEntryData;

/** A requested change of the cart. */
export type CartChange = { [Type in CartEntryType]: { type: Type; data: CartEntryData[Type] } }[CartEntryType];

interface Kept {
  /** Its `Idempotency-Key`, so that a retry never applies it twice. */
  id: string;
  /** In milliseconds; always increasing within a browser, whatever its clock does. */
  timestamp: number;
  /** Id of the user who made it; it is never sent for another. */
  owner: string;
  /** Stored; being sent; waiting for a retry; refused and not yet dismissed. */
  state: 'unsent' | 'sent' | 'kept' | 'refused';
  /** Why it was refused, in a sentence. */
  reason?: string;
}

/** A change of the cart in local storage, from before it is sent until its outcome is known. */
export type CartEntry = CartChange & Kept;

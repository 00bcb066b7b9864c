/** Users and days of a line: whole numbers of at least 1. */
interface Amount {
  noOfUsers: number;
  noOfDays: number;
}

/** What is in the cart as one line. */
interface Item {
  itemId: string;
  itemType: string;
  name: string;
}

/** A line that is there already, with what it holds: for the order of changes, and for words about them. */
type Line = Item & { cartItemId: string };

/** What a pending change carries, by its type. */
export interface CartEntryData {
  'cart-add': Item & Amount;
  'cart-update': Line & Amount;
  /** `bulk`: one of several removals that were first sent as one call, so that it may have been carried out already. */
  'cart-remove': Line & { bulk?: boolean };
  'cart-clear': Record<string, never>;
}

export type CartEntryType = keyof CartEntryData;

/** A change of the cart as its maker means it. */
export type CartChange = { [Type in CartEntryType]: { type: Type; data: CartEntryData[Type] } }[CartEntryType];

interface Kept {
  /** Its `Idempotency-Key`, so that sending it again changes nothing twice. */
  id: string;
  /** In milliseconds; later changes of a browser have later ones, whatever its clock does. */
  timestamp: number;
  /** Id of the user who made it; it is never sent as another. */
  owner: string;
  /** Written down; handed to the network; waiting for the next try; refused for good and not yet dismissed. */
  state: 'unsent' | 'sent' | 'kept' | 'refused';
  /** Why it was refused, in a sentence. */
  reason?: string;
}

/** A change of the cart in local storage, from before it is sent until its answer is known. */
export type CartEntry = CartChange & Kept;

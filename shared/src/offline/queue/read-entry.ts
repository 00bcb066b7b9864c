import type { CartEntry } from './cart-entry.ts';

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;

const isItem = ({ itemId, itemType, name }: Fields) =>
  [itemId, itemType, name].every((value) => typeof value === 'string');
const isAmount = ({ noOfUsers, noOfDays }: Fields) => isCount(noOfUsers) && isCount(noOfDays);
const isLine = (data: Fields) => isText(data.cartItemId) && isItem(data);

const holds: Record<string, (data: Fields) => boolean> = {
  'cart-add': (data) => isText(data.itemId) && isItem(data) && isAmount(data),
  'cart-update': (data) => isLine(data) && isAmount(data),
  'cart-remove': isLine,
  'cart-clear': () => true,
};

const states = ['unsent', 'sent', 'kept', 'refused'];

const isEntry = (value: unknown): value is CartEntry => {
  const { id, type, data, timestamp, owner, state } = fields(value);
  const known = typeof type === 'string' && Object.hasOwn(holds, type) && holds[type]?.(fields(data));
  return Boolean(known) && isText(id) && isText(owner) && Number.isFinite(timestamp) && states.includes(String(state));
};

/** A stored entry; null for anything else in storage. */
export const readEntry = (text: string | null): CartEntry | null => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isEntry(value) ? value : null;
  } catch {
    return null;
  }
};

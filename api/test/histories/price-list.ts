import { add, roundHalfUp } from '../money-oracle.ts';

/** Users up to a number, at a price per user and day. */
interface Step {
  /** Null for any number above. */
  upTo: number | null;
  price: bigint;
}

/**
 * The prices of a module from a number of days up: in a volume list all users pay the last user's step, in a graduated
 * one each pays their own.
 */
export interface PriceList {
  model: 'volume' | 'graduated';
  minDays: number;
  steps: Step[];
}

const stepOf = ({ steps }: PriceList, user: number): bigint =>
  steps.find(({ upTo }) => upTo === null || user <= upTo)?.price ?? 0n;

/** Per user and day, of the users after the first ones: their average, or the price for all. */
function priceIn(list: PriceList, users: number, after: number): bigint {
  if (list.model === 'volume') return stepOf(list, users);
  const each = Array.from({ length: users - after }, (_, index) => stepOf(list, after + index + 1));
  return roundHalfUp(add(each), BigInt(each.length));
}

/** The cheapest list for this many days decides. @param after the users who have paid before */
export function priceOf(lists: PriceList[], users: number, days: number, after = 0): bigint {
  const open = lists.filter(({ minDays }) => days >= minDays);
  const [cheapest] = open.sort((one, other) => (priceIn(one, users, 0) < priceIn(other, users, 0) ? -1 : 1));
  if (!cheapest) throw new Error('There is no price.');
  return priceIn(cheapest, users, after);
}

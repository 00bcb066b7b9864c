import type { CheckoutBody } from '@marketplace/shared/contracts';
import { randomKey } from '../../invoices/random-key.ts';
import { forgetForTab, keepForTab, keptForTab } from '../kept/kept-for-tab.ts';

/** An order on its way: sent again with the same key, it is the same order. */
export interface OrderAttempt {
  key: string;
  body: CheckoutBody;
}

const ATTEMPT = 'attempt';

/** The attempt whose answer never came. */
export const keptAttempt = (owner: string) => keptForTab<OrderAttempt>(ATTEMPT, owner);

/** The attempt to order this: the one under way if it asks for the same, else a new one. Kept until it is answered. */
export const attemptFor = (owner: string, body: CheckoutBody): OrderAttempt => {
  const kept = keptAttempt(owner);
  if (kept && JSON.stringify(kept.body) === JSON.stringify(body)) return kept;
  const attempt = { key: randomKey(), body };
  keepForTab(ATTEMPT, owner, attempt);
  return attempt;
};

export const forgetAttempt = () => forgetForTab(ATTEMPT);

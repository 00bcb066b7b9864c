import { CheckoutBody, Type, type Static } from '@marketplace/shared/contracts';
import { tryRead } from '@marketplace/shared/data';
import { randomKey } from '@marketplace/shared/form';
import { forgetForTab, keepForTab, keptForTab } from '../kept/kept-for-tab.ts';

/** An order on its way: if it is sent again with the same key, it is the same order. */
export const OrderAttempt = Type.Object({ key: Type.String({ minLength: 1 }), body: CheckoutBody });
export type OrderAttempt = Static<typeof OrderAttempt>;

const ATTEMPT = 'attempt';

/** The attempt that was never answered. */
export const keptAttempt = (owner: string) => keptForTab(ATTEMPT, owner, OrderAttempt);

/** The attempt for this order: the pending one if it requests the same, else a new one. Kept until it is answered. */
export const attemptFor = (owner: string, body: CheckoutBody): OrderAttempt => {
  const kept = keptAttempt(owner);
  if (kept && JSON.stringify(kept.body) === JSON.stringify(tryRead(CheckoutBody, body))) return kept;
  const attempt = { key: randomKey(), body };
  keepForTab(ATTEMPT, owner, attempt);
  return attempt;
};

export const forgetAttempt = () => forgetForTab(ATTEMPT);

import { readerOf } from '@marketplace/shared/data';
import { Order } from '@marketplace/shared/contracts';
import { codeOf, isNoResponse, marketplace, serverSaid, statusOf } from '@marketplace/shared/http';
import { billingRefusal } from '../draft/billing-refusal.ts';
import type { BillingErrors } from '../draft/check-billing.ts';
import { CHECKOUT_PATH } from '../checkout-path.ts';
import { forgetAttempt, type OrderAttempt } from './order-attempt.ts';

export type OrderOutcome =
  | { kind: 'placed'; order: Order }
  /** Prices or lines differ from what was agreed to; nothing was ordered. */
  | { kind: 'changed'; reason: string }
  | { kind: 'refused'; reason: string; errors: BillingErrors }
  /** We don't know whether the order was placed; sending the attempt again will tell. */
  | { kind: 'unanswered'; reason: string };

const NO_ANSWER =
  'The server didn’t respond, so we don’t know yet if your order was placed. Check your connection and try again. We never place the same order twice.';
const NOT_PLACED = 'Your order could not be placed. Please try again.';
const CHANGED = 'Your order has changed since you last saw it. Nothing was ordered.';

/** How often, and at what interval in milliseconds, to retry an order that is just being placed. */
const BUSY_ATTEMPTS = 5;
const BUSY_DELAY = 1_000;

const wait = () => new Promise((resolve) => setTimeout(resolve, BUSY_DELAY));

/** After these we don't know whether the order was handled. */
const isOpen = (error: unknown) => isNoResponse(error) || (statusOf(error) ?? 500) >= 500 || statusOf(error) === 429;

const outcomeOf = (error: unknown): OrderOutcome => {
  const reason = serverSaid(error);
  if (isOpen(error) || codeOf(error) === 'in_flight') return { kind: 'unanswered', reason: reason ?? NO_ANSWER };
  forgetAttempt();
  if (statusOf(error) === 409) return { kind: 'changed', reason: reason ?? CHANGED };
  return { kind: 'refused', reason: reason ?? NOT_PLACED, errors: billingRefusal(error) };
};

const post = async ({ key, body }: OrderAttempt) =>
  readerOf(Order)((await marketplace.post(CHECKOUT_PATH, body, { headers: { 'Idempotency-Key': key } })).data);

/** Sends an attempt. While the server is still handling the same one, as after a reload, this waits for the result. */
export const sendOrder = async (attempt: OrderAttempt): Promise<OrderOutcome> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      const order = await post(attempt);
      forgetAttempt();
      return { kind: 'placed', order };
    } catch (error) {
      if (codeOf(error) !== 'in_flight' || attempts === BUSY_ATTEMPTS) return outcomeOf(error);
      await wait();
    }
  }
};

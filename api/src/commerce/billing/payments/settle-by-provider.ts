import { changePayment, type PaymentRow } from '../payment-store.ts';
import { ask, type Counter } from './ask-provider.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks the provider for a payment's outcome, and stores it. @throws ApiError 503 if the provider doesn't answer */
export async function settleByProvider(counter: Counter, payment: PaymentRow): Promise<PaymentRow> {
  const { db, provider } = counter;
  const { providerId } = payment;
  if (providerId === null) return payment;
  await db.transaction((tx) => changePayment(tx, payment, { askedAt: new Date() }));
  const state = await ask(counter, () => provider.find(providerId));
  const { payment: settled, surplus } = await db.transaction((tx) => settlePayment(tx, payment, state));
  if (surplus === null) return settled;
  await ask(counter, () => provider.refund(providerId));
  return db.transaction((tx) =>
    changePayment(tx, payment, { status: 'failed', reason: surplus, refundedAt: new Date() }),
  );
}

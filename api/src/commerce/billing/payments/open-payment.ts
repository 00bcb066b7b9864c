import type { OpenedPayment } from '@marketplace/shared/contracts';
import { changePayment, isUnsettled, lockInvoice, toPayment, type PaymentRow } from '../payment-store.ts';
import { ask, noAnswer, type Counter } from './ask-provider.ts';
import { openAttempt, type PaymentRequest } from './open-attempt.ts';
import { settleByProvider } from './settle-by-provider.ts';

interface Request extends PaymentRequest {
  /** Where the provider sends the buyer back to. */
  returnUrl: (paymentId: string) => string;
}

/** The payments that other requests have opened may have to be settled first. */
const MOST_TRIES = 3;

/**
 * Opens the provider's page for the open amount of an invoice. An invoice has at most one page open: a second request,
 * or a second buyer, gets the same one; a page for another amount is closed first.
 * @throws ApiError 409 if nothing is open, 503 while the provider doesn't answer
 */
export async function openPayment(counter: Counter, request: Request): Promise<OpenedPayment> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const opened = await tryToOpen(counter, request);
    if (opened) return opened;
  }
  throw noAnswer();
}

/** Undefined if what was open has failed, so that another can be opened. */
async function tryToOpen(counter: Counter, request: Request): Promise<OpenedPayment | undefined> {
  const { db, provider } = counter;
  const { payment, invoice, isStale } = await db.transaction((tx) => openAttempt(tx, request));
  const answer = (row: PaymentRow): OpenedPayment => ({
    payment: toPayment(row, invoice),
    url: row.status === 'pending' ? row.url : null,
  });
  const { providerId } = payment;
  if (!isUnsettled(payment)) return answer(payment);
  if (providerId === null && isStale) {
    await db.transaction((tx) => changePayment(tx, payment, { status: 'failed', reason: 'The amount has changed.' }));
    return undefined;
  }
  if (providerId === null) {
    const page = await ask(counter, () =>
      provider.open({
        reference: payment.reference,
        amount: payment.amount,
        currency: payment.currency,
        description: `Invoice ${invoice.number}`,
        email: invoice.buyer.email,
        returnUrl: request.returnUrl(payment.id),
      }),
    );
    const opened = await db.transaction(async (tx) => {
      await lockInvoice(tx, invoice.clientId, invoice.id);
      return changePayment(tx, payment, { providerId: page.id, url: page.url });
    });
    if (isUnsettled(opened)) return answer(opened);
    // The order was canceled meanwhile.
    await ask(counter, () => provider.close(page.id));
    return answer(await settleByProvider(counter, opened));
  }
  if (isStale) await ask(counter, () => provider.close(providerId));
  const settled = await settleByProvider(counter, payment);
  if (isStale && isUnsettled(settled)) throw noAnswer();
  return settled.status === 'failed' && settled.reference !== request.reference ? undefined : answer(settled);
}

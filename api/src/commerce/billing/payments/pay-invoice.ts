import { setTimeout } from 'node:timers/promises';
import type { Payment } from '@marketplace/shared/contracts';
import type { Database } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';
import { toPayment, type PaymentRow } from '../payment-store.ts';
import { openAttempt, type Attempt, type PaymentRequest } from './open-attempt.ts';
import type { PaymentProvider } from './provider.ts';
import { settleAttempt } from './settle-attempt.ts';

interface Counter {
  db: Database;
  provider: PaymentProvider;
  /** Timeout for a response of the provider; 20 seconds by default. */
  patienceMs?: number;
}

/**
 * Pays the open amount of an invoice. The attempt is stored, charged, then settled: a request repeated after a lost
 * response or a crash continues where the first one stopped, and charges nothing twice.
 * @throws ApiError 402 if the provider declines, 503 while the outcome is unknown
 */
export async function payInvoice(counter: Counter, request: PaymentRequest): Promise<Payment> {
  const { db, provider, patienceMs } = counter;
  const { payment, invoiceNumber } = await openCurrent(counter, request);
  if (payment.status === 'succeeded') return toPayment(payment, invoiceNumber);
  if (payment.status === 'failed')
    throw declined('This payment was declined. Try again with another means of payment.');
  const outcome = await ask(() => provider.charge({ ...chargeOf(payment), token: request.token }), patienceMs);
  const settled = await settleAttempt(db, provider, payment, outcome);
  if (settled.result === 'surplus') throw paidOtherwise(invoiceNumber);
  if (outcome.status === 'declined' && settled.result === 'failed') throw declined(outcome.reason);
  return toPayment(settled.payment, invoiceNumber);
}

const chargeOf = ({ reference, amount, currency }: PaymentRow) => ({ reference, amount, currency });

/** An attempt for the currently open amount; one for another amount is settled first. */
async function openCurrent(counter: Counter, request: PaymentRequest): Promise<Attempt> {
  const attempt = await counter.db.transaction((tx) => openAttempt(tx, request));
  if (!attempt.isStale) return attempt;
  await settleLeftAttempt(counter, attempt.payment);
  const next = await counter.db.transaction((tx) => openAttempt(tx, request));
  if (next.isStale) throw unknownOutcome();
  return next;
}

/** Asks the provider for the outcome of an attempt; one that it never received has failed. */
export async function settleLeftAttempt(counter: Counter, attempt: PaymentRow): Promise<void> {
  const { db, provider, patienceMs } = counter;
  const found = await ask(() => provider.find(attempt.reference), patienceMs);
  await settleAttempt(db, provider, attempt, found ?? { status: 'declined', reason: 'It was never charged.' });
}

/** @throws ApiError 503 if the provider fails or times out */
async function ask<T>(question: () => Promise<T>, patienceMs = 20_000): Promise<T> {
  const answered = new AbortController();
  const silence = setTimeout(patienceMs, undefined, { signal: answered.signal }).then(() => {
    throw unknownOutcome();
  });
  try {
    return await Promise.race([question(), silence]);
  } catch {
    throw unknownOutcome();
  } finally {
    answered.abort();
  }
}

const declined = (reason: string) => new ApiError(402, 'payment_declined', reason);

const unknownOutcome = () =>
  new ApiError(
    503,
    'payment_unknown',
    'The payment provider has not answered. Try again in a moment: nothing is charged twice.',
    { retryAfter: 5 },
  );

const paidOtherwise = (number: string) =>
  new ApiError(409, 'already_paid', `Invoice ${number} was paid in another way meanwhile. Your payment is refunded.`);

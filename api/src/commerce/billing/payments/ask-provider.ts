import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';
import type { PaymentProvider } from './provider.ts';

export interface Counter {
  db: Database;
  provider: PaymentProvider;
  /** Timeout for a response of the provider; 20 seconds by default. */
  patienceMs?: number;
}

/** @throws ApiError 503 if the provider fails or times out */
export async function ask<T>({ patienceMs = 20_000 }: Counter, question: () => Promise<T>): Promise<T> {
  const answered = new AbortController();
  const silence = setTimeout(patienceMs, undefined, { signal: answered.signal }).then(() => {
    throw noAnswer();
  });
  try {
    return await Promise.race([question(), silence]);
  } catch {
    throw noAnswer();
  } finally {
    answered.abort();
  }
}

export const noAnswer = () =>
  new ApiError(
    503,
    'payment_unknown',
    "The payment provider isn't responding. Try again in a moment. You won't be charged twice.",
    { retryAfter: 5 },
  );

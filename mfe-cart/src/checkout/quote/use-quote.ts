import type { BillingDetails, Quote, QuoteBody } from '@marketplace/shared/contracts';
import { isCancelled, isNoResponse } from '@marketplace/shared/http';
import { useCallback, useEffect, useState } from 'react';
import { askQuote, type Answer } from './ask-quote.ts';
import { useSettled } from './use-settled.ts';

/** In milliseconds after the last key in the billing details. */
const QUOTE_AFTER = 500;

interface Asked {
  couponCode: string | null;
  /** Null while the details are incomplete: the client's own address counts. */
  billing: BillingDetails | null;
  /** Names the cart's lines: other lines, another quote. */
  cart: string;
}

interface State {
  /** What it answers; null while an answer is wanted. */
  key: string | null;
  answer?: Answer;
  error?: unknown;
}

const bodyOf = (couponCode: string | null, billing: string): QuoteBody => {
  const details = JSON.parse(billing) as BillingDetails | null;
  return { couponCode, ...(details && { billing: details }) };
};

export interface QuoteState {
  /** The last one, also while the next is under way. */
  quote: Quote | undefined;
  /** Not the answer to what is entered now. */
  stale: boolean;
  /** Why there is no newer one. */
  error: unknown;
  /** Why the billing details were left out. */
  refusal: unknown;
  ask: () => void;
}

/** Keeps the quote in step with coupon, address and cart. An empty cart is not quoted. */
export const useQuote = ({ couponCode, billing, cart }: Asked): QuoteState => {
  const details = JSON.stringify(billing);
  const settled = useSettled(details, QUOTE_AFTER);
  const key = JSON.stringify([couponCode, settled, cart]);
  const [state, setState] = useState<State>({ key: null });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (cart === '') return;
    const abort = new AbortController();
    askQuote(bodyOf(couponCode, settled), abort.signal).then(
      (answer) => !abort.signal.aborted && setState({ key, answer }),
      (error: unknown) => !isCancelled(error) && setState((was) => ({ ...was, key, error })),
    );
    return () => abort.abort();
  }, [key, couponCode, settled, cart, attempt]);

  const ask = useCallback(() => {
    setState((was) => ({ ...was, key: null, error: undefined }));
    setAttempt((count) => count + 1);
  }, []);

  const current = state.key === key;
  const unanswered = current && isNoResponse(state.error);
  useEffect(() => {
    if (!unanswered) return undefined;
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [unanswered, ask]);

  return {
    quote: state.answer?.quote,
    stale: !current || settled !== details || state.error !== undefined,
    error: current ? state.error : undefined,
    refusal: current ? state.answer?.refusal : undefined,
    ask,
  };
};

import type { BillingDetails, Quote, QuoteBody } from '@marketplace/shared/contracts';
import { isCancelled, isNoResponse } from '@marketplace/shared/http';
import { useCallback, useEffect, useState } from 'react';
import { askQuote, type Answer } from './ask-quote.ts';
import { useSettled } from './use-settled.ts';

/** In milliseconds after the last keystroke in the billing details. */
const QUOTE_AFTER = 500;

interface Asked {
  couponCode: string | null;
  /** Null while the details are incomplete: then the client's own address is used. */
  billing: BillingDetails | null;
  /** Identifies the cart's lines: if they change, so does the quote. */
  cart: string;
}

interface State {
  /** The request it answers; null until there is a response. */
  key: string | null;
  answer?: Answer;
  error?: unknown;
}

const bodyOf = (couponCode: string | null, billing: string): QuoteBody => {
  const details = JSON.parse(billing) as BillingDetails | null;
  return { couponCode, ...(details && { billing: details }) };
};

export interface QuoteState {
  /** The latest quote, even while the next one loads. */
  quote: Quote | undefined;
  /** Not for what is entered now. */
  stale: boolean;
  /** Why there is no newer quote. */
  error: unknown;
  /** Why the billing details were left out. */
  refusal: unknown;
  ask: () => void;
}

/** Keeps the quote in step with the coupon, address and cart. An empty cart gets no quote. */
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

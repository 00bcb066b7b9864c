import { isCancelled } from '@marketplace/shared/http';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../cart/state/reason-of.ts';

/** In milliseconds after the last step. */
const DEBOUNCE = 250;
const NO_QUOTE = 'The price could not be calculated. Please try again.';

interface State<Quote> {
  /** What the quote or the failure is for. */
  asked?: string;
  quote?: Quote;
  failure?: string;
}

export type LiveQuote<Quote> = ReturnType<typeof useLiveQuote<Quote>>;

/**
 * What something costs. Asks again on every change, and keeps the last quote until the next one arrives.
 * @param what identifies everything that `ask` requests
 */
export const useLiveQuote = <Quote>(what: unknown, ask: (signal: AbortSignal) => Promise<Quote>) => {
  const [state, setState] = useState<State<Quote>>({});
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify([what, turn]);

  useEffect(() => {
    const abort = new AbortController();
    const askNow = async () => {
      try {
        setState({ asked, quote: await ask(abort.signal) });
      } catch (error) {
        if (!isCancelled(error)) setState({ asked, failure: reasonOf(error) ?? NO_QUOTE });
      }
    };
    const timer = setTimeout(() => void askNow(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // `asked` identifies what is requested, and how often.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  const again = useCallback(() => setTurn((count) => count + 1), []);
  return { quote: state.quote, failure: state.failure, stale: state.asked !== asked, again };
};

import { readerOf } from '@marketplace/shared/data';
import { type SubscriptionChangeBody, SubscriptionChangeQuote } from '@marketplace/shared/contracts';
import { isCancelled, marketplace } from '@marketplace/shared/http';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../cart/state/reason-of.ts';
import { subscriptionPath } from '../subscriptions-path.ts';

/** In milliseconds after the last step. */
const DEBOUNCE = 250;
const NO_QUOTE = 'The price could not be calculated. Please try again.';

interface State {
  /** What the quote or the failure is for. */
  asked?: string;
  quote?: SubscriptionChangeQuote;
  failure?: string;
}

/** What a change costs, asked anew whenever it changes; the last quote stays until the next is there. */
export const useChangeQuote = (id: string, change: SubscriptionChangeBody) => {
  const [state, setState] = useState<State>({});
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify([id, change, turn]);

  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      try {
        const path = subscriptionPath(id, 'quote');
        const { data } = await marketplace.post(path, change, { signal: abort.signal });
        setState({ asked, quote: readerOf(SubscriptionChangeQuote)(data) });
      } catch (error) {
        if (!isCancelled(error)) setState({ asked, failure: reasonOf(error) ?? NO_QUOTE });
      }
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // `asked` stands for the subscription, the change and how often it was asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  const again = useCallback(() => setTurn((count) => count + 1), []);
  return { quote: state.quote, failure: state.failure, stale: state.asked !== asked, again };
};

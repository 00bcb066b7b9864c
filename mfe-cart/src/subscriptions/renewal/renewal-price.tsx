import { RenewalQuote } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { countOf } from '../../cart/view/count-of.ts';
import { LivePrice } from '../quote/live-price.tsx';
import { QuoteFigures } from '../quote/quote-figures.tsx';
import { useLiveQuote } from '../quote/use-live-quote.ts';
import { subscriptionPath } from '../subscriptions-path.ts';

/** What renewing for this many days costs today. */
export const RenewalPrice = ({ id, days }: { id: string; days: number }) => {
  const quoting = useLiveQuote([id, days], async (signal) => {
    const params = { noOfDays: days };
    const { data } = await marketplace.get(subscriptionPath(id, 'renewal'), { params, signal });
    return readerOf(RenewalQuote)(data);
  });
  return (
    <LivePrice quoting={quoting}>
      {(quote) => (
        <QuoteFigures quote={quote} factors={[countOf(quote.noOfUsers, 'user'), countOf(quote.noOfDays, 'day')]} />
      )}
    </LivePrice>
  );
};

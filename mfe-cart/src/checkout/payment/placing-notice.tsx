import { formatMoney, Notice } from '@marketplace/shared/ui';
import type { Quote } from '@marketplace/shared/contracts';
import type { Checkout } from '../use-checkout.ts';

interface Props {
  placing: Checkout['placing'];
  quote: Quote;
}

/** How the last attempt ended, unless it ended with an order. */
export const PlacingNotice = ({ placing: { outcome, before, ready }, quote: { total, currency } }: Props) => {
  if (outcome?.kind === 'refused') return <Notice tone="danger">{outcome.reason}</Notice>;
  if (outcome?.kind === 'unanswered') return <Notice tone="warning">{outcome.reason}</Notice>;
  if (outcome?.kind !== 'changed') return null;
  const another = ready && before !== undefined && before !== total;
  return (
    <Notice tone="warning">
      {outcome.reason}
      {another &&
        ` The total changed from ${formatMoney(before, currency)} to ${formatMoney(total, currency)}. Check the order summary, then place the order at the new total.`}
    </Notice>
  );
};

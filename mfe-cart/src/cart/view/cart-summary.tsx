import type { CheckoutOptions } from '@marketplace/shared/contracts';
import { Skeleton } from '@marketplace/shared/ui';
import { CouponBox } from '../../checkout/coupon/coupon-box.tsx';
import { NotSaved } from '../../checkout/not-saved.tsx';
import { QuoteFailed } from '../../checkout/quote/quote-failed.tsx';
import { useQuotedDraft } from '../../checkout/quote/use-quoted-draft.ts';
import { useCheckoutOptions } from '../../checkout/use-checkout-options.ts';
import type { CartLine } from '../state/cart-line.ts';
import { SummaryFigures } from './summary-figures.tsx';

interface Props {
  lines: CartLine[];
  currency: string;
}

interface Couponed extends Props {
  options: CheckoutOptions;
  owner: string;
}

const CouponedSummary = ({ options, owner, lines, currency }: Couponed) => {
  const { coupon, quoting, saving } = useQuotedDraft({ options, owner, onlyWithCoupon: true });
  const quote = coupon.applied && quoting.quote;
  return (
    <SummaryFigures lines={lines} currency={currency} quote={quote} stale={quoting.stale}>
      <CouponBox coupon={coupon} inline />
      <NotSaved saving={saving} />
      <QuoteFailed quoting={quoting} />
    </SummaryFigures>
  );
};

/** What the cart comes to. The checkout uses the same coupon. */
export const CartSummary = ({ lines, currency }: Props) => {
  const { options, owner, status } = useCheckoutOptions();
  if (options) return <CouponedSummary key={owner} options={options} owner={owner} lines={lines} currency={currency} />;
  return (
    <SummaryFigures lines={lines} currency={currency}>
      {status === 'loading' && <Skeleton height={48} />}
    </SummaryFigures>
  );
};

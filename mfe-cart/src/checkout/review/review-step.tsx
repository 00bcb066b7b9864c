import { LinkButton, Notice } from '@marketplace/shared/ui';
import type { Quote } from '@marketplace/shared/contracts';
import type { Ref } from 'react';
import { CouponBox } from '../coupon/coupon-box.tsx';
import { StepFrame } from '../steps/step-frame.tsx';
import type { Checkout } from '../use-checkout.ts';
import { PriceChanges } from './price-changes.tsx';
import { RenewalChoice } from './renewal-choice.tsx';
import { ReviewLines } from './review-lines.tsx';

interface Props {
  checkout: Checkout;
  quote: Quote;
  heading: Ref<HTMLHeadingElement>;
}

/** What is ordered, at today's prices, with the coupon. */
export const ReviewStep = ({ checkout: { client, cart, coupon, prices, renew, setRenew }, quote, heading }: Props) => (
  <StepFrame
    heading={heading}
    title="Review your order"
    lead={`For ${client.name}, at today’s prices.`}
    back={<LinkButton to="/cart">Back to cart</LinkButton>}
  >
    {prices.open && <PriceChanges quote={quote} onAccept={prices.accept} />}
    {quote.problems.length > 0 && (
      <Notice tone="danger">You can’t order part of your cart right now. Remove it to continue.</Notice>
    )}
    <ReviewLines quote={quote} cart={cart} />
    <RenewalChoice renew={renew} onChange={setRenew} />
    <CouponBox coupon={coupon} />
  </StepFrame>
);

import { LinkButton } from '@marketplace/shared/ui';
import type { Ref } from 'react';
import { StepFrame } from '../steps/step-frame.tsx';
import { stepPath } from '../steps/steps.ts';
import type { Checkout } from '../use-checkout.ts';
import { BilledTo } from './billed-to.tsx';
import { MethodCards } from './method-cards.tsx';

interface Props {
  checkout: Checkout;
  heading: Ref<HTMLHeadingElement>;
}

/** Who is billed, and the way to pay. */
export const PaymentStep = ({ checkout, heading }: Props) => {
  const { methods, method, choose, billing, placing } = checkout;
  return (
    <StepFrame
      heading={heading}
      title="Payment"
      lead="Nothing is ordered until you place the order."
      back={<LinkButton to={stepPath('billing')}>Back</LinkButton>}
    >
      <BilledTo billing={billing} />
      <MethodCards methods={methods} value={method} disabled={placing.sending} onChange={choose} />
    </StepFrame>
  );
};

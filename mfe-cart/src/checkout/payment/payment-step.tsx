import type { Quote } from '@marketplace/shared/contracts';
import { Button, formatMoney, LinkButton } from '@marketplace/shared/ui';
import type { Ref } from 'react';
import { StepBar } from '../steps/step-bar.tsx';
import { StepFrame } from '../steps/step-frame.tsx';
import { stepPath } from '../steps/steps.ts';
import type { Checkout } from '../use-checkout.ts';
import { BilledTo } from './billed-to.tsx';
import { MethodCards } from './method-cards.tsx';
import styles from './payment-step.module.css';

interface Props {
  checkout: Checkout;
  quote: Quote;
  heading: Ref<HTMLHeadingElement>;
}

/** The way to pay, and the one button that orders, which names what it comes to. */
export const PaymentStep = ({ checkout, quote, heading }: Props) => {
  const { methods, method, choose, billing, placing } = checkout;
  const { sending, ready, place } = placing;
  return (
    <StepFrame heading={heading} title="Payment" lead="Nothing is ordered until you place the order.">
      <BilledTo billing={billing} />
      <MethodCards methods={methods} value={method} disabled={sending} onChange={choose} />
      <StepBar back={<LinkButton to={stepPath('billing')}>Back</LinkButton>}>
        <Button
          kind="primary"
          size="large"
          className={styles.place ?? ''}
          disabled={!ready}
          busy={sending && 'Placing your order...'}
          onClick={() => void place()}
        >
          {`Place order · ${formatMoney(quote.total, quote.currency)}`}
        </Button>
      </StepBar>
    </StepFrame>
  );
};

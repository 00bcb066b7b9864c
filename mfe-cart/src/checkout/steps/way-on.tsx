import { Button } from '@marketplace/shared/ui';
import { BILLING_FORM } from '../billing/billing-step.tsx';
import type { Checkout } from '../use-checkout.ts';

/** The one button of a step: to the next one, or to the order. */
export const WayOn = ({ checkout: { step, furthest, go, placing } }: { checkout: Checkout }) => {
  if (step === 'review')
    return (
      <Button kind="primary" size="large" disabled={furthest === 'review'} onClick={() => go('billing')}>
        Continue to billing
      </Button>
    );
  if (step === 'billing')
    return (
      <Button type="submit" form={BILLING_FORM} kind="primary" size="large">
        Continue to payment
      </Button>
    );
  const { sending, ready, place } = placing;
  return (
    <Button
      kind="primary"
      size="large"
      disabled={!ready}
      busy={sending && 'Placing your order...'}
      onClick={() => void place()}
    >
      Place order
    </Button>
  );
};

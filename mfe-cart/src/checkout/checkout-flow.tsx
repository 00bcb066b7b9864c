import type { CheckoutOptions } from '@marketplace/shared/contracts';
import { useId } from 'react';
import type { Cart } from '../cart/use-cart.ts';
import { BillingStep } from './billing/billing-step.tsx';
import { CheckoutFailed } from './checkout-failed.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import styles from './checkout-view.module.css';
import { NotSaved } from './not-saved.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { PlacingNotice } from './payment/placing-notice.tsx';
import { ReviewStep } from './review/review-step.tsx';
import { CheckoutSteps } from './steps/checkout-steps.tsx';
import { steps } from './steps/steps.ts';
import { WayOn } from './steps/way-on.tsx';
import { useMost } from './steps/use-most.ts';
import { useHeadingFocus } from './steps/use-heading-focus.ts';
import { OrderSummary } from './summary/order-summary.tsx';
import { SummarySheetContext } from './summary/summary-sheet.ts';
import { useSheet } from './summary/use-sheet.ts';
import { useCheckout } from './use-checkout.ts';

interface Props {
  cart: Cart;
  options: CheckoutOptions;
  owner: string;
  /** Called when the server finds that the order has changed. */
  onChanged: () => void;
}

/** The three steps to fill in, with the order summary beside them. */
export const CheckoutFlow = ({ cart, options, owner, onChanged }: Props) => {
  const checkout = useCheckout({ cart, options, owner, onChanged });
  const { step, furthest, quoting, placing } = checkout;
  const { quote, error, ask } = quoting;
  const heading = useHeadingFocus(step);
  const current = steps.indexOf(step);
  const seen = useMost(current);
  const id = useId();
  const sheet = useSheet();
  if (!quote) return error === undefined ? <CheckoutSkeleton /> : <CheckoutFailed error={error} onRetry={ask} />;
  const common = { checkout, heading };
  return (
    <SummarySheetContext value={{ id, ...sheet, quote }}>
      <CheckoutSteps current={current} furthest={steps.indexOf(furthest)} seen={seen} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <PlacingNotice placing={placing} quote={quote} />
          <NotSaved saving={checkout.saving} />
          {step === 'review' && <ReviewStep {...common} quote={quote} />}
          {step === 'billing' && <BillingStep {...common} />}
          {step === 'payment' && <PaymentStep {...common} />}
        </div>
        <OrderSummary quoting={quoting} withLines={step !== 'review'}>
          <WayOn checkout={checkout} />
        </OrderSummary>
      </div>
    </SummarySheetContext>
  );
};

import { Button, LinkButton } from '@marketplace/shared/ui';
import { useEffect, useRef, type FormEvent, type Ref } from 'react';
import { StepBar } from '../steps/step-bar.tsx';
import { StepFrame } from '../steps/step-frame.tsx';
import { stepPath } from '../steps/steps.ts';
import type { Checkout } from '../use-checkout.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './billing-step.module.css';
import { CompanyFields } from './company-fields.tsx';

interface Props {
  checkout: Checkout;
  heading: Ref<HTMLHeadingElement>;
}

/** Whom the invoice is made out to, and where they are. */
export const BillingStep = ({ checkout, heading }: Props) => {
  const { billing, errors, changeBilling, tried, finishBilling } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const attempts = useRef(tried);
  useEffect(() => {
    if (tried === attempts.current) return;
    attempts.current = tried;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Going on within the event would make React read the form, which it has no use for.
    queueMicrotask(finishBilling);
  };
  return (
    <StepFrame
      heading={heading}
      title="Billing details"
      lead="What you enter is kept as you type, for your next order too."
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="Billing details">
        <CompanyFields billing={billing} errors={errors} changeBilling={changeBilling} />
        <AddressFields billing={billing} errors={errors} changeBilling={changeBilling} />
        <StepBar back={<LinkButton to={stepPath('review')}>Back</LinkButton>}>
          <Button type="submit" kind="primary" size="large">
            Continue to payment
          </Button>
        </StepBar>
      </form>
    </StepFrame>
  );
};

import { Form } from '@marketplace/shared/form';
import { LinkButton } from '@marketplace/shared/ui';
import type { Ref } from 'react';
import { StepFrame } from '../steps/step-frame.tsx';
import { stepPath } from '../steps/steps.ts';
import type { Checkout } from '../use-checkout.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './billing-step.module.css';
import { CompanyFields } from './company-fields.tsx';

/** The form's id: its button is in the order summary. */
export const BILLING_FORM = 'billing-details';

interface Props {
  checkout: Checkout;
  heading: Ref<HTMLHeadingElement>;
}

/** Whom the invoice is made out to, and their address. */
export const BillingStep = ({ checkout, heading }: Props) => {
  const { billing, errors, changeBilling, tried, finishBilling } = checkout;
  const form = {
    ...{ values: billing, errors, attempts: tried, busy: false },
    set: (name: string, value: unknown) => changeBilling({ [name]: value }),
    // Moving on within the event would make React read the form, which it doesn't need.
    submit: () => queueMicrotask(finishBilling),
  };
  return (
    <StepFrame
      heading={heading}
      title="Billing details"
      lead="We save your details as you type, for your next order too."
      back={<LinkButton to={stepPath('review')}>Back</LinkButton>}
    >
      <Form form={form} id={BILLING_FORM} className={styles.form} label="Billing details">
        <CompanyFields />
        <AddressFields billing={billing} changeBilling={changeBilling} />
      </Form>
    </StepFrame>
  );
};

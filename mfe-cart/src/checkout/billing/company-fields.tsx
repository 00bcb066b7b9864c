import { fieldsOf } from '@marketplace/shared/form';
import type { BillingForm } from '../draft/billing-form.ts';
import styles from './billing-step.module.css';

const Field = fieldsOf<BillingForm>();
const exact = { autoComplete: 'off', spellCheck: false };

/** Whom the invoice is made out to. */
export const CompanyFields = () => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Invoiced to</legend>
    <Field.Text name="legalName" label="Legal name" required autoComplete="organization" maxLength={160} />
    <Field.Text
      name="email"
      label="Billing email"
      required
      type="email"
      autoComplete="email"
      maxLength={254}
      help="We’ll send the confirmation and invoice here."
    />
    <Field.Text
      {...exact}
      name="taxId"
      label="Tax ID"
      optional
      maxLength={32}
      help="Such as a GSTIN. Shown on the invoice."
    />
    <Field.Text
      {...exact}
      name="poNumber"
      label="PO number"
      optional
      maxLength={40}
      help="Your purchase order number, shown on the invoice."
    />
  </fieldset>
);

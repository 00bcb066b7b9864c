import styles from './billing-step.module.css';
import { BillingText, type BillingProps } from './billing-text.tsx';

/** Whom the invoice is made out to. */
export const CompanyFields = (of: BillingProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Invoiced to</legend>
    <BillingText of={of} field="legalName" label="Legal name" autoComplete="organization" maxLength={160} />
    <BillingText
      of={of}
      field="email"
      label="Billing e-mail"
      type="email"
      autoComplete="email"
      maxLength={254}
      help="The confirmation and the invoice go there."
    />
    <BillingText
      of={of}
      field="taxId"
      label="Tax ID"
      optional
      autoComplete="off"
      spellCheck={false}
      maxLength={32}
      help="Such as a GSTIN. It is printed on the invoice."
    />
    <BillingText
      of={of}
      field="poNumber"
      label="PO number"
      optional
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      help="Your own purchase order, printed on the invoice."
    />
  </fieldset>
);

import { Link } from '@marketplace/shared/router';
import type { BillingForm } from '../draft/billing-form.ts';
import { stepPath } from '../steps/steps.ts';
import styles from './billed-to.module.css';

const countries = new Intl.DisplayNames('en', { type: 'region' });

const addressOf = ({ line1, line2, city, state, postalCode, country }: BillingForm) =>
  [line1, line2, `${city} ${postalCode}`, state, countries.of(country)].filter((part) => part?.trim()).join(', ');

/** The billing details in short, with a link back to them. */
export const BilledTo = ({ billing }: { billing: BillingForm }) => (
  <div className={styles.billed}>
    <dl className={styles.details}>
      <dt>Billed to</dt>
      <dd>
        <span className={styles.name}>{billing.legalName}</span>
        {addressOf(billing)}
      </dd>
      <dt>Email</dt>
      <dd>{billing.email}</dd>
      {billing.poNumber.trim() !== '' && (
        <>
          <dt>PO number</dt>
          <dd>{billing.poNumber}</dd>
        </>
      )}
    </dl>
    <Link to={stepPath('billing')} className={styles.edit}>
      Change<span className="visually-hidden"> billing details</span>
    </Link>
  </div>
);

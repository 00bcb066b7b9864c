import type { Subscription } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { formatDate } from '@marketplace/shared/ui';
import { placePath } from '../../billing/books-query.ts';
import styles from './subscription-cells.module.css';

interface Props {
  subscription: Subscription;
  mayPay: boolean;
}

/** Why a suspended subscription gives no access, and where to end the suspension. */
export const SuspensionNote = ({ subscription: { clientId, suspension }, mayPay }: Props) => {
  if (!suspension) return null;
  const { since, invoiceId, invoiceNumber } = suspension;
  return (
    <span className={styles.note}>
      {`Since ${formatDate(since)}: invoice `}
      <span className={styles.number}>{invoiceNumber}</span>
      {' is unpaid. '}
      <Link className={styles.pay} to={placePath({ client: clientId, view: 'subscriptions', invoice: invoiceId })}>
        {mayPay ? 'Pay now' : 'Open the invoice'}
      </Link>
    </span>
  );
};

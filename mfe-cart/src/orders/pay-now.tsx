import type { Order } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Button, Card, formatMoney, Notice } from '@marketplace/shared/ui';
import { announceBooksChange } from '../billing/books-changed.ts';
import { usePayInvoice } from '../invoices/use-pay-invoice.ts';
import { CancelOrderButton } from './cancel/cancel-order-button.tsx';
import styles from './pay-now.module.css';

/** Opens the payment page for an order that is paid online. */
export const PayNow = ({ order }: { order: Order }) => {
  const { id, balance, currency } = order.invoice;
  const amount = formatMoney(balance, currency);
  const { opening, refusal, pay } = usePayInvoice(id, announceBooksChange);
  return (
    <Card className={styles.panel ?? ''}>
      <h3 className={styles.title}>{`Pay ${amount} online`}</h3>
      <p className={styles.text}>You’ll pay on our payment provider’s page, then come back here.</p>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button kind="primary" size="large" busy={opening && 'Opening payment page'} onClick={() => void pay()}>
          {`Pay ${amount}`}
        </Button>
        <Link to="/payment-history" className={styles.later}>
          Pay later from your payment history
        </Link>
        <CancelOrderButton order={order} kind="quiet" />
      </div>
    </Card>
  );
};

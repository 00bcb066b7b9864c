import type { Invoice } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Button, Card, formatMoney, Notice } from '@marketplace/shared/ui';
import { usePayInvoice } from '../invoices/use-pay-invoice.ts';
import styles from './pay-now.module.css';

interface Props {
  invoice: Invoice;
  /** Nothing is left to pay, or the bank still has to confirm it. */
  onSettled: () => void;
}

/** Leads to the payment page for an order that is paid online. */
export const PayNow = ({ invoice: { id, balance, currency }, onSettled }: Props) => {
  const amount = formatMoney(balance, currency);
  const { opening, refusal, pay } = usePayInvoice(id, onSettled);
  return (
    <Card className={styles.panel ?? ''}>
      <h3 className={styles.title}>{`Pay ${amount} online`}</h3>
      <p className={styles.text}>You pay on the page of our payment provider, and come back here afterwards.</p>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button kind="primary" size="large" busy={opening && 'Opening the payment page'} onClick={() => void pay()}>
          {`Pay ${amount}`}
        </Button>
        <Link to="/payment-history" className={styles.later}>
          Pay later from the payment history
        </Link>
      </div>
    </Card>
  );
};

import type { Order } from '@marketplace/shared/contracts';
import { LinkButton } from '@marketplace/shared/ui';
import { placePath } from '../../billing/books-query.ts';
import { Balance } from '../../billing/invoice/balance.tsx';
import styles from '../../billing/invoice/invoice-actions.module.css';
import { PayButton } from '../../billing/pay-button.tsx';
import { InvoicePdfButton } from '../../invoices/invoice-pdf-button.tsx';
import { CancelOrderButton } from '../cancel/cancel-order-button.tsx';

/** The open amount, and what can be done with the order. */
export const OrderActions = ({ order, mayChange }: { order: Order; mayChange: boolean }) => {
  const { clientId, invoice } = order;
  return (
    <section className={styles.actions} aria-label="Actions">
      <Balance invoice={invoice} />
      <div className={styles.buttons}>
        {mayChange && invoice.balance > 0 && <PayButton invoice={invoice} kind="primary" wide />}
        <LinkButton to={placePath({ client: clientId, invoice: invoice.id })} wide>
          Open the invoice
        </LinkButton>
        <InvoicePdfButton invoice={invoice} wide />
        {mayChange && <CancelOrderButton order={order} kind="quiet" wide />}
      </div>
    </section>
  );
};

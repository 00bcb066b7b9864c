import type { Client } from '@marketplace/shared/contracts';
import { SkeletonList } from '@marketplace/shared/ui';
import { InvoiceCorrections } from '../../billing/invoice/invoice-corrections.tsx';
import { InvoicePayments } from '../../billing/invoice/invoice-payments.tsx';
import { RecordPage } from '../../billing/record-page.tsx';
import styles from '../../billing/record-page.module.css';
import { CancelledNotice } from '../cancelled-notice.tsx';
import { OrderReceipt } from '../order-receipt.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { useOrder } from '../use-order.ts';
import { OrderActions } from './order-actions.tsx';

interface Props {
  id: string;
  client: Client;
  mayChange: boolean;
}

/** One order: what it is for, how it is paid, and what can be done with it. */
export const OrderPage = ({ id, client, mayChange }: Props) => (
  <RecordPage
    kind="order"
    resource={useOrder(id)}
    client={client}
    badge={(order) => <OrderStatusBadge order={order} />}
    skeleton={<SkeletonList />}
  >
    {(order) => (
      <div className={styles.layout}>
        <div className={styles.stack}>
          <CancelledNotice order={order} />
          <OrderReceipt order={order} />
        </div>
        <aside className={styles.aside}>
          <OrderActions order={order} mayChange={mayChange} />
          <InvoicePayments invoice={order.invoice} />
          <InvoiceCorrections invoice={order.invoice} />
        </aside>
      </div>
    )}
  </RecordPage>
);

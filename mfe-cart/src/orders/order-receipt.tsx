import type { Order } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { formatDate, formatMoney } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { placePath } from '../billing/books-query.ts';
import { methodNames } from '../billing/payments/method-names.ts';
import { AmountRows } from '../invoices/amount-rows.tsx';
import styles from './order-receipt.module.css';
import { ReceiptLines } from './receipt-lines.tsx';

const Fact = ({ term, value }: { term: string; value: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);

/** Numbers, parties, subscriptions and amounts of an order. */
export const OrderReceipt = ({ order }: { order: Order }) => {
  const { number, clientId, method, invoice } = order;
  const { buyer, poNumber, currency, paid, balance, taxes } = invoice;
  return (
    <section className={styles.receipt} aria-labelledby="order-receipt">
      <h3 className="visually-hidden" id="order-receipt">
        Your order
      </h3>
      <dl className={styles.facts}>
        <Fact term="Order" value={number} />
        <Fact
          term="Invoice"
          value={<Link to={placePath({ client: clientId, invoice: invoice.id })}>{invoice.number}</Link>}
        />
        <Fact term="Ordered on" value={formatDate(invoice.invoiceDate)} />
        <Fact term="Due on" value={formatDate(invoice.dueDate)} />
        <Fact term="Payment" value={methodNames[method]} />
        {poNumber !== null && <Fact term="PO number" value={poNumber} />}
        <div className={styles.wide}>
          <dt>Billed to</dt>
          <dd>{[buyer.name, ...buyer.address, buyer.taxId && `Tax ID ${buyer.taxId}`].filter(Boolean).join(', ')}</dd>
        </div>
      </dl>
      <ReceiptLines order={order} />
      <div className={styles.amounts}>
        <AmountRows amounts={{ ...invoice, taxable: taxes[0]?.taxable }} />
        {paid > 0 && (
          <p className={styles.paid}>
            <span>Paid</span>
            <span>{formatMoney(paid, currency)}</span>
          </p>
        )}
        {paid > 0 && (
          <p className={styles.paid}>
            <span>Still to pay</span>
            <span>{formatMoney(balance, currency)}</span>
          </p>
        )}
      </div>
    </section>
  );
};

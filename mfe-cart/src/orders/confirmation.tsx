import type { Order } from '@marketplace/shared/contracts';
import { useNavigationType } from '@marketplace/shared/router';
import { LinkButton } from '@marketplace/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { forgetMoney } from '../invoices/forget-money.ts';
import { InvoicePdfButton } from '../invoices/invoice-pdf-button.tsx';
import styles from './confirmation.module.css';
import { NextSteps } from './next-steps.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { PaymentReturn } from '../invoices/payment-return.tsx';
import { PayNow } from './pay-now.tsx';
import { PrintButton } from './print-button.tsx';

interface Props {
  order: Order;
  /** Reads the order again. */
  onPaid: () => void;
}

const isOpen = ({ method, invoice }: Order) => method === 'online' && invoice.balance > 0;

/** A placed order: its numbers, what happens next, and what it is for. */
export const Confirmation = ({ order, onPaid }: Props) => {
  const { number, invoice, confirmationEmail } = order;
  const open = isOpen(order);
  /** Who ordered, and who pays. */
  const readers = [...new Set([confirmationEmail, invoice.buyer.email])];
  const reload = () => {
    forgetMoney();
    onPaid();
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() !== 'POP';
  // Who has just ordered is led here; who opens the address begins at its top.
  useEffect(() => {
    if (!arrived) return;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <div className={styles.confirmation}>
      <header className={styles.header}>
        <CircleCheck size={36} strokeWidth={1.5} aria-hidden className={styles.icon} />
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          Order <span className={styles.number}>{number}</span> is placed
        </h2>
        <p className={styles.lead}>
          Thank you. A confirmation went to <strong>{readers.join(' and ')}</strong>.
        </p>
        <div className={styles.actions}>
          <InvoicePdfButton invoice={invoice} />
          <PrintButton />
        </div>
      </header>
      <PaymentReturn onPaid={reload} />
      {open && <PayNow invoice={invoice} onSettled={reload} />}
      <NextSteps order={order} />
      <OrderReceipt order={order} />
      <div className={styles.links}>
        <LinkButton to="/payment-history" kind={open ? 'secondary' : 'primary'}>
          Payment history
        </LinkButton>
        <LinkButton to="/">Go to dashboard</LinkButton>
      </div>
    </div>
  );
};

import type { Order } from '@marketplace/shared/contracts';
import { useNavigationType } from '@marketplace/shared/router';
import { LinkButton } from '@marketplace/shared/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announceBooksChange } from '../billing/books-changed.ts';
import { InvoicePdfButton } from '../invoices/invoice-pdf-button.tsx';
import { CancelledNotice } from './cancelled-notice.tsx';
import styles from './confirmation.module.css';
import { NextSteps } from './next-steps.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { PaymentReturn } from '../invoices/payment-return.tsx';
import { PayNow } from './pay-now.tsx';
import { PrintButton } from './print-button.tsx';

const isOpen = ({ method, invoice }: Order) => method === 'online' && invoice.balance > 0;

/** Who gets an email: the buyer and the payer. */
const Thanks = ({ order: { confirmationEmail, invoice } }: { order: Order }) => (
  <p className={styles.lead}>
    Thank you! We sent a confirmation to{' '}
    <strong>{[...new Set([confirmationEmail, invoice.buyer.email])].join(' and ')}</strong>.
  </p>
);

/** A placed order: its numbers, what happens next, and what it is for. */
export const Confirmation = ({ order }: { order: Order }) => {
  const { number, status, invoice } = order;
  const open = isOpen(order);
  const isCancelled = status === 'cancelled';
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() !== 'POP';
  // Buyers who just ordered arrive at the heading; opening the address starts at the top.
  useEffect(() => {
    if (!arrived) return;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <div className={styles.confirmation}>
      <header className={styles.header}>
        {isCancelled ? (
          <CircleX size={36} strokeWidth={1.5} aria-hidden className={styles.quiet} />
        ) : (
          <CircleCheck size={36} strokeWidth={1.5} aria-hidden className={styles.icon} />
        )}
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          Order <span className={styles.number}>{number}</span> {isCancelled ? 'is canceled' : 'is placed'}
        </h2>
        {!isCancelled && <Thanks order={order} />}
        <div className={styles.actions}>
          <InvoicePdfButton invoice={invoice} />
          <PrintButton />
        </div>
      </header>
      <PaymentReturn onPaid={announceBooksChange} />
      <CancelledNotice order={order} />
      {open && <PayNow order={order} />}
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

import type { Invoice } from '@marketplace/shared/contracts';
import { Button, formatDate, formatMoney } from '@marketplace/shared/ui';
import { Printer } from 'lucide-react';
import { InvoicePdfButton } from '../../invoices/invoice-pdf-button.tsx';
import { PayButton } from '../pay-button.tsx';
import styles from './invoice-actions.module.css';

const dueText = ({ status, balance, dueDate }: Invoice) => {
  if (status === 'voided') return 'This invoice was voided. Nothing is to be paid.';
  return balance === 0 ? 'Paid in full.' : `Due on ${formatDate(dueDate)}`;
};

/** What is open, and what can be done with the invoice. */
export const InvoiceActions = ({ invoice, mayChange }: { invoice: Invoice; mayChange: boolean }) => (
  <section className={styles.actions} aria-label="Actions">
    <div>
      <p className={styles.label}>Balance</p>
      <p className={styles.amount}>{formatMoney(invoice.balance, invoice.currency)}</p>
      <p className={styles.label}>{dueText(invoice)}</p>
    </div>
    <div className={styles.buttons}>
      {mayChange && invoice.balance > 0 && <PayButton invoice={invoice} kind="primary" wide />}
      <InvoicePdfButton invoice={invoice} wide />
      <Button wide onClick={() => window.print()}>
        <Printer size={16} strokeWidth={1.75} aria-hidden />
        Print
      </Button>
    </div>
  </section>
);

import type { Invoice } from '@marketplace/shared/contracts';
import { Button, LinkButton } from '@marketplace/shared/ui';
import { Printer } from 'lucide-react';
import { InvoicePdfButton } from '../../invoices/invoice-pdf-button.tsx';
import { placePath } from '../books-query.ts';
import { PayButton } from '../pay-button.tsx';
import { Balance } from './balance.tsx';
import styles from './invoice-actions.module.css';

/** The open amount, and what can be done with the invoice. */
export const InvoiceActions = ({ invoice, mayChange }: { invoice: Invoice; mayChange: boolean }) => (
  <section className={styles.actions} aria-label="Actions">
    <Balance invoice={invoice} />
    <div className={styles.buttons}>
      {mayChange && invoice.balance > 0 && <PayButton invoice={invoice} kind="primary" wide />}
      <InvoicePdfButton invoice={invoice} wide />
      <Button wide onClick={() => window.print()}>
        <Printer size={16} strokeWidth={1.75} aria-hidden />
        Print
      </Button>
      <LinkButton
        to={placePath({ client: invoice.clientId, view: 'orders', order: invoice.orderId })}
        kind="quiet"
        wide
      >
        Open the order
      </LinkButton>
    </div>
  </section>
);

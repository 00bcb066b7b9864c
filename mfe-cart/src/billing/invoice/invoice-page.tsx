import { readerOf } from '@marketplace/shared/data';
import { type Client, Invoice } from '@marketplace/shared/contracts';
import { InvoiceStatusBadge } from '../invoice-status-badge.tsx';
import { RecordPage } from '../record-page.tsx';
import styles from '../record-page.module.css';
import { useBook } from '../use-book.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceCorrections } from './invoice-corrections.tsx';
import { InvoiceDocument } from './invoice-document.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoiceSkeleton } from './invoice-skeleton.tsx';

interface Props {
  id: string;
  client: Client;
  mayChange: boolean;
}

const readInvoice = readerOf(Invoice);

/** One invoice. */
export const InvoicePage = ({ id, client, mayChange }: Props) => (
  <RecordPage
    kind="invoice"
    resource={useBook(`/tex-suite/invoice/${encodeURIComponent(id)}`, readInvoice)}
    client={client}
    badge={(invoice) => <InvoiceStatusBadge {...invoice} />}
    skeleton={<InvoiceSkeleton />}
  >
    {(invoice) => (
      <div className={styles.layout}>
        <InvoiceDocument invoice={invoice} />
        <aside className={styles.aside}>
          <InvoiceActions invoice={invoice} mayChange={mayChange} />
          <InvoicePayments invoice={invoice} />
          <InvoiceCorrections invoice={invoice} />
        </aside>
      </div>
    )}
  </RecordPage>
);

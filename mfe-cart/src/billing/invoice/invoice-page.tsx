import { readerOf } from '@marketplace/shared/data';
import { type Client, Invoice } from '@marketplace/shared/contracts';
import { statusOf } from '@marketplace/shared/http';
import { useSearchParams } from '@marketplace/shared/router';
import { Breadcrumb, EmptyState, LinkButton, PageHeader } from '@marketplace/shared/ui';
import { FileQuestion } from 'lucide-react';
import { withParts } from '../books-query.ts';
import { InvoiceStatusBadge } from '../invoice-status-badge.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useBook } from '../use-book.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceDocument } from './invoice-document.tsx';
import styles from './invoice-page.module.css';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoiceSkeleton } from './invoice-skeleton.tsx';
import { useArrival } from './use-arrival.ts';

interface Props {
  id: string;
  client: Client;
  mayChange: boolean;
}

const readInvoice = readerOf(Invoice);

const NoSuchInvoice = ({ back }: { back: string }) => (
  <EmptyState
    icon={FileQuestion}
    title="This invoice does not exist"
    text="The address may be mistyped, or the invoice belongs to another client."
    actions={<LinkButton to={back}>All invoices</LinkButton>}
  />
);

const Open = ({ invoice, mayChange }: { invoice: Invoice; mayChange: boolean }) => (
  <div className={styles.layout}>
    <InvoiceDocument invoice={invoice} />
    <aside className={styles.aside}>
      <InvoiceActions invoice={invoice} mayChange={mayChange} />
      <InvoicePayments invoice={invoice} />
    </aside>
  </div>
);

/** One invoice, at an address of its own; the way back leads to the list as it was left. */
export const InvoicePage = ({ id, client, mayChange }: Props) => {
  const [query] = useSearchParams();
  const { status, data, error, reload } = useBook(`/tex-suite/invoice/${encodeURIComponent(id)}`, readInvoice);
  const arrival = useArrival<HTMLDivElement>();
  // An administrator may read another client's invoice: not below this client's name.
  const missing = statusOf(error) === 404 || (data && data.clientId !== client.id);
  const invoice = missing ? undefined : data;
  const back = `/payment-history?${withParts(query, { invoice: null }).toString()}`.replace(/\?$/, '');
  const content = () => {
    if (missing) return <NoSuchInvoice back={back} />;
    if (status === 'failed') return <LoadFailed what="The invoice" error={error} onRetry={reload} />;
    return invoice ? <Open invoice={invoice} mayChange={mayChange} /> : <InvoiceSkeleton />;
  };
  return (
    <div ref={arrival}>
      <div className={styles.header}>
        <PageHeader
          above={
            <Breadcrumb crumbs={[{ label: 'Payment history', to: back }, { label: invoice?.number ?? 'Invoice' }]} />
          }
          title={
            <>
              Invoice <span className={styles.number}>{invoice?.number}</span>
            </>
          }
          actions={invoice && <InvoiceStatusBadge {...invoice} />}
        />
      </div>
      {content()}
    </div>
  );
};

import { rowsReaderOf } from '@marketplace/shared/data';
import { type Client, InvoiceSummary, type User } from '@marketplace/shared/contracts';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, RowsSelect } from '@marketplace/shared/ui/list';
import { countOf } from '../../cart/view/count-of.ts';
import { allPath } from '../../subscriptions/subscriptions-path.ts';
import { DownloadButton } from '../../invoices/download-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { useBookPage } from '../use-book-page.ts';
import { invoiceColumns } from './invoice-columns.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import styles from './invoice-list.module.css';
import { invoicesCsvPath, invoicesPath, isFiltered, noFilters, pageSizes } from './invoices-query.ts';
import { NoInvoices, NoMatch } from './no-invoices.tsx';
import { useInvoicesView } from './use-invoices-view.ts';
import { useModuleOptions } from './use-module-options.ts';

/** A client's invoices, filtered, sorted and paged by the URL. */
export const InvoiceList = ({ user, client }: { user: User; client: Client }) => {
  const { id } = client;
  const { view, change } = useInvoicesView();
  const { failed, busy, shown, error, reload } = useBookPage(
    invoicesPath(id, view),
    rowsReaderOf(InvoiceSummary),
    view,
    (page) => change({ page }, { replace: true }),
  );
  const modules = useModuleOptions(allPath(user, client), view.module);
  const content = () => {
    if (failed) return <LoadFailed what="The invoices" error={error} onRetry={reload} />;
    if (!shown) return <RowsSkeleton label="Loading invoices" widths={[128, 88, 88, 160, 72, 104, 104]} />;
    if (shown.total === 0) return isFiltered(view) ? <NoMatch onClear={() => change(noFilters)} /> : <NoInvoices />;
    return (
      <ListBody busy={busy}>
        <div className={styles.list}>
          <Table
            caption="Invoices"
            columns={invoiceColumns(view.sort, (sort) => change({ sort }))}
            rows={shown.rows}
            rowKey={(invoice) => invoice.id}
          />
        </div>
        <Pagination page={view.page} size={view.size} totalElements={shown.total} onPage={(page) => change({ page })} />
      </ListBody>
    );
  };
  return (
    <section aria-label="Invoices">
      <InvoiceFilters view={view} modules={modules} onChange={change} />
      <ListHead total={shown && countOf(shown.total, 'invoice')}>
        <RowsSelect size={view.size} sizes={pageSizes} onChange={(size) => change({ size })} />
        <DownloadButton
          path={invoicesCsvPath(id, view)}
          fileName="invoices.csv"
          disabled={!shown || shown.total === 0}
          failed="The CSV file could not be made."
        >
          CSV
        </DownloadButton>
      </ListHead>
      {content()}
    </section>
  );
};

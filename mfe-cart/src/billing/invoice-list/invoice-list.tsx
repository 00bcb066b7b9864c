import { type Client, InvoiceSummary, type User } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { LinkButton } from '@marketplace/shared/ui';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { ReceiptText } from 'lucide-react';
import { allPath } from '../../subscriptions/subscriptions-path.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useReloadOnChange } from '../use-reload-on-change.ts';
import { invoiceColumns } from './invoice-columns.tsx';
import styles from './invoice-list.module.css';
import { invoices, invoicesCsvPath, invoicesPath } from './invoices-query.ts';
import { useModuleOptions } from './use-module-options.ts';

/** A client's invoices. */
export const InvoiceList = ({ user, client }: { user: User; client: Client }) => {
  const list = usePagedList(invoices, invoicesPath(client.id), rowsReaderOf(InvoiceSummary));
  const { view, error, reload } = list;
  useReloadOnChange(reload);
  return (
    <List
      list={list}
      name="Invoices"
      noun="invoice"
      className={styles.list}
      columns={invoiceColumns}
      options={{ module: useModuleOptions(allPath(user, client)) }}
      csv={invoicesCsvPath(client.id, view)}
      failed={<LoadFailed what="The invoices" error={error} onRetry={reload} />}
      noMatch={{ text: 'Remove a filter, or widen the dates and amounts.', action: 'Clear filters' }}
      empty={{
        icon: ReceiptText,
        title: 'No invoices yet',
        text: 'Every order gets an invoice. You’ll find them here, ready to download as PDF.',
        actions: <LinkButton to="/">Browse modules</LinkButton>,
      }}
    />
  );
};

import { PageTabs } from '@marketplace/shared/ui/list';
import { placePath, type BookView } from './books-query.ts';

const tabs: { view: BookView; label: string }[] = [
  { view: 'invoices', label: 'Invoices' },
  { view: 'orders', label: 'Orders' },
  { view: 'payments', label: 'Payments' },
  { view: 'subscriptions', label: 'Subscriptions' },
  { view: 'dues', label: 'Dues' },
];

interface Props {
  current: BookView;
  /** As named in the URL. */
  client: string | null;
}

/** The parts of the books as links, each with its own URL. */
export const BooksTabs = ({ current, client }: Props) => (
  <PageTabs
    label="Payment history"
    tabs={tabs.map(({ view, label }) => ({ id: view, label, to: placePath({ client, view }) }))}
    current={current}
  />
);

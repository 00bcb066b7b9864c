import { Link } from '@marketplace/shared/router';
import { placePath, type BookView } from './books-query.ts';
import styles from './books-tabs.module.css';

const tabs: { view: BookView; label: string }[] = [
  { view: 'invoices', label: 'Invoices' },
  { view: 'payments', label: 'Payments' },
  { view: 'subscriptions', label: 'Subscriptions' },
  { view: 'dues', label: 'Dues' },
];

interface Props {
  current: BookView;
  /** As the URL names it. */
  client: string | null;
}

/** The parts of the books as links: each has a URL of its own. */
export const BooksTabs = ({ current, client }: Props) => (
  <nav className={styles.tabs} aria-label="Payment history">
    {tabs.map(({ view, label }) => (
      <Link
        key={view}
        to={placePath({ client, view })}
        preventScrollReset
        className={styles.tab}
        aria-current={view === current ? 'page' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
);

import { Link } from '@marketplace/shared/router';
import { Skeleton } from '@marketplace/shared/ui';
import { countOf, ListFailed } from '@marketplace/shared/ui/list';
import { ChevronRight, CircleCheck } from 'lucide-react';
import card from '../reports/report-card.module.css';
import { moneyIn } from '../reports/amount-words.ts';
import { useSetup } from '../setup/use-setup.ts';
import links from './link-list.module.css';
import styles from './to-do.module.css';
import { useReportedReviews, useSales, useSupport } from './use-overview.ts';

interface Todo {
  to: string;
  text: string;
}

const does = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** What needs attention today. Parts may be missing while they load, or if loading fails: then there is a retry. */
const useTodos = () => {
  const setup = useSetup();
  const sales = useSales();
  const support = useSupport();
  const reviews = useReportedReviews();
  const todos: Todo[] = [];
  const add = (count: number, to: string, text: string) => count > 0 && todos.push({ to, text });
  const missing = (setup.data?.steps ?? []).filter(({ done }) => !done).length;
  add(missing, '/setup', `${countOf(missing, 'setup step')} left before you can sell`);
  if (support.data) {
    const { urgent, waiting } = support.data;
    add(urgent, '/tickets?view=urgent', `${countOf(urgent, 'urgent ticket')} open`);
    add(
      waiting,
      '/tickets?view=waiting',
      `${countOf(waiting, 'conversation')} ${does(waiting, 'is', 'are')} waiting for a reply`,
    );
  }
  if (sales.data) {
    const { currency, currencies = [], dues, endings } = sales.data;
    // The figures are in only one currency.
    const kind = currencies.length > 1 ? `${currency} ` : '';
    const { overdueInvoices: overdue } = dues;
    const owed = moneyIn(currency)(dues.overdueAmount);
    add(overdue, '/orders?status=overdue', `${countOf(overdue, `${kind}invoice`)} overdue, ${owed} in total`);
    const ending = endings.notRenewing;
    add(
      ending,
      '/subscription?status=expiring',
      `${countOf(ending, `${kind}subscription`)} ${does(ending, 'ends', 'end')} within 30 days and ${does(ending, "doesn't", "don't")} renew`,
    );
  }
  const reported = reviews.data?.total ?? 0;
  add(reported, '/review-moderation', `${countOf(reported, 'reported review')} to check`);
  const sources = [setup, sales, support, reviews];
  const failed = sources.filter(({ status }) => status === 'failed');
  return {
    todos,
    isLoading: sources.some(({ status }) => status === 'loading'),
    retry: failed.length > 0 ? () => failed.forEach(({ reload }) => reload()) : undefined,
  };
};

/** What needs an administrator today, each line with a link to its list. */
export const ToDo = () => {
  const { todos, isLoading, retry } = useTodos();
  return (
    <section className={card.card} aria-label="To do" aria-busy={isLoading}>
      <div className={card.head}>
        <h2 className={card.title}>To do</h2>
      </div>
      {todos.length > 0 && (
        <ul className={links.list}>
          {todos.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={links.row ?? ''}>
                {text}
                <ChevronRight className={styles.chevron} size={16} strokeWidth={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {todos.length === 0 && isLoading && <Skeleton height={132} />}
      {retry && <ListFailed what={todos.length > 0 ? 'rest of the list' : 'list'} onRetry={retry} />}
      {todos.length === 0 && !isLoading && !retry && (
        <p className={styles.done}>
          <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
          You&rsquo;re all caught up.
        </p>
      )}
    </section>
  );
};

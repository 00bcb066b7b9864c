import { serverSaid } from '@marketplace/shared/http';
import { Link } from '@marketplace/shared/router';
import { Skeleton } from '@marketplace/shared/ui';
import { ListFailed } from '@marketplace/shared/ui/list';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import card from '../reports/report-card.module.css';
import styles from './overview-card.module.css';

interface Resource<T> {
  status: string;
  data?: T;
  error?: unknown;
  reload: () => void;
}

interface Props<T> {
  title: string;
  /** The full list, with the filter set. */
  to: string;
  link: string;
  resource: Resource<T>;
  /** Height while loading, in pixels. */
  height?: number;
  children: (data: T) => ReactNode;
}

/** A part of the overview that loads, and fails, on its own; its link opens the list behind the figures. */
export const OverviewCard = <T,>({ title, to, link, resource, height = 220, children }: Props<T>) => {
  const { status, data, error, reload } = resource;
  const what = title.toLowerCase();
  const body = () => {
    if (data !== undefined) return children(data);
    if (status === 'failed') return <ListFailed what={what} text={serverSaid(error) ?? ''} onRetry={reload} />;
    return (
      <div className={card.loading} role="status" aria-label={`Loading ${what}`}>
        <Skeleton width={160} height={34} />
        <Skeleton height={height} />
      </div>
    );
  };
  return (
    <section className={card.card} aria-label={title} aria-busy={status === 'loading'}>
      <div className={card.head}>
        <h2 className={card.title}>{title}</h2>
        <Link to={to} className={styles.link ?? ''}>
          {link}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      </div>
      {body()}
    </section>
  );
};

/** The most important figure, and what it is. */
export const Total = ({ value, children }: { value: string; children: ReactNode }) => (
  <p className={card.total}>
    <strong>{value}</strong>
    <span>{children}</span>
  </p>
);

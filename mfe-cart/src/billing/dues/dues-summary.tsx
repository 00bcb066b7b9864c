import type { DuesSummary as Dues } from '@marketplace/shared/contracts';
import type { Resource } from '@marketplace/shared/data';
import { Button, formatDate, formatMoney, LinkButton } from '@marketplace/shared/ui';
import { CircleAlert } from 'lucide-react';
import { reasonOf } from '../../cart/state/reason-of.ts';
import { AgeingBar } from './ageing-bar.tsx';
import { isOverdue } from './ageing-steps.ts';
import { DuesSkeleton } from './dues-skeleton.tsx';
import styles from './dues-summary.module.css';
import { payPath } from './pay-path.ts';

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className={styles.failed} role="alert">
    <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
    <p>{`Your dues could not be calculated. ${reasonOf(error) ?? ''}`}</p>
    <Button size="small" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

const nextText = ({ totalDue, nextDueDate }: Dues) => {
  if (totalDue === 0) return 'Everything is paid.';
  return nextDueDate === null ? 'All overdue.' : `Next due on ${formatDate(nextDueDate)}`;
};

interface Props {
  resource: Resource<Dues>;
  /** As named in the URL. */
  named: string | null;
  mayChange: boolean;
}

/** What the client owes, at a glance. */
export const DuesSummary = ({ resource: { status, data: dues, error, reload }, named, mayChange }: Props) => {
  if (status === 'failed') return <Failed error={error} onRetry={reload} />;
  if (!dues) return <DuesSkeleton />;
  return (
    <section className={styles.summary} aria-label="Amount due">
      <div className={styles.total}>
        <div className={styles.words}>
          <h2 className={styles.label}>Total due</h2>
          <p className={styles.amount}>{formatMoney(dues.totalDue, dues.currency)}</p>
          <p className={styles.next}>{nextText(dues)}</p>
        </div>
        {mayChange && isOverdue(dues) && (
          <LinkButton to={payPath(dues, named)} kind="primary" className={styles.pay}>
            Pay overdue
          </LinkButton>
        )}
      </div>
      <div className={styles.ageing}>
        <AgeingBar dues={dues} />
      </div>
    </section>
  );
};

import type { DuesSummary } from '@marketplace/shared/contracts';
import type { Resource } from '@marketplace/shared/data';
import { Card, EmptyState } from '@marketplace/shared/ui';
import { Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, RowsSkeleton } from '@marketplace/shared/ui/list';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '../../cart/view/count-of.ts';
import { LoadFailed } from '../load-failed.tsx';
import { AgeingBar } from './ageing-bar.tsx';
import { dueColumns } from './due-columns.tsx';
import styles from './dues-list.module.css';

interface Props {
  resource: Resource<DuesSummary>;
  mayChange: boolean;
}

const NothingDue = () => (
  <EmptyState icon={CircleCheck} title="Nothing due" text="Unpaid invoices appear here, most overdue first." />
);

/** What is still to be paid, longest overdue first. */
export const DuesList = ({ resource: { status, data: dues, error, reload }, mayChange }: Props) => {
  const [now] = useState(() => new Date().toISOString());
  if (status === 'failed') return <LoadFailed what="The dues" error={error} onRetry={reload} />;
  if (!dues) return <RowsSkeleton label="Loading dues" rows={4} widths={[128, 160, 88, 72, 104, 104]} />;
  if (dues.invoices.length === 0) return <NothingDue />;
  return (
    <section aria-label="Dues">
      <Card className={styles.ageing ?? ''}>
        <AgeingBar dues={dues} />
      </Card>
      <ListHead total={countOf(dues.invoices.length, 'open invoice')} />
      <ListBody busy={status === 'loading'}>
        <Table
          caption="Dues"
          columns={dueColumns(dues.today ?? now, mayChange)}
          rows={dues.invoices}
          rowKey={({ id }) => id}
        />
      </ListBody>
    </section>
  );
};

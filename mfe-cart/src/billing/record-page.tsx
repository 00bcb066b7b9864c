import type { Client } from '@marketplace/shared/contracts';
import type { Resource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';
import { useSearchParams } from '@marketplace/shared/router';
import { Breadcrumb, EmptyState, LinkButton, PageHeader } from '@marketplace/shared/ui';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { withParts } from './books-query.ts';
import { LoadFailed } from './load-failed.tsx';
import styles from './record-page.module.css';
import { useArrival } from './use-arrival.ts';

interface Props<Record> {
  kind: 'invoice' | 'order';
  resource: Resource<Record>;
  client: Client;
  badge: (record: Record) => ReactNode;
  /** Its shape while it loads. */
  skeleton: ReactNode;
  children: (record: Record) => ReactNode;
}

/** One invoice or order, at its own address; the way back leads to the list as it was left. */
export const RecordPage = <Record extends { number: string; clientId: string }>(props: Props<Record>) => {
  const { kind, resource, client, badge, skeleton, children } = props;
  const { status, data, error, reload } = resource;
  const [query] = useSearchParams();
  const arrival = useArrival<HTMLDivElement>();
  const name = kind === 'invoice' ? 'Invoice' : 'Order';
  // Administrators may read another client's, but not under this client's name.
  const missing = statusOf(error) === 404 || (data && data.clientId !== client.id);
  const record = missing ? undefined : data;
  const back = `/payment-history?${withParts(query, { [kind]: null }).toString()}`.replace(/\?$/, '');
  const content = () => {
    if (missing)
      return (
        <EmptyState
          icon={FileQuestion}
          title={`This ${kind} does not exist`}
          text={`Check the link for typos. The ${kind} may also belong to another client.`}
          actions={<LinkButton to={back}>{`All ${kind}s`}</LinkButton>}
        />
      );
    if (status === 'failed') return <LoadFailed what={`The ${kind}`} error={error} onRetry={reload} />;
    return record ? children(record) : skeleton;
  };
  return (
    <div ref={arrival}>
      <div className={styles.header}>
        <PageHeader
          above={<Breadcrumb crumbs={[{ label: 'Payment history', to: back }, { label: record?.number ?? name }]} />}
          title={
            <>
              {name} <span className={styles.number}>{record?.number}</span>
            </>
          }
          actions={record && badge(record)}
        />
      </div>
      {content()}
    </div>
  );
};

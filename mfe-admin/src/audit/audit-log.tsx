import { rowsReaderOf } from '@marketplace/shared/data';
import { AuditEvent } from '@marketplace/shared/contracts';
import { responseCache } from '@marketplace/shared/http';
import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, RowsSelect } from '@marketplace/shared/ui/list';
import { CloudOff, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { CsvButton } from '../csv/csv-button.tsx';
import { sizes } from '../view/list-view.ts';
import { NoMatch } from '../view/no-match.tsx';
import { usePage } from '../view/use-page.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditCsvPath, auditPath, isFiltered, useAuditView, withoutFilters, type AuditView } from './audit-query.ts';
import { eventColumns } from './event-columns.tsx';
import { EventDetail } from './event-detail.tsx';

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'event' : 'events'}`;

const NoEvents = ({ view, onClear }: { view: AuditView; onClear: () => void }) =>
  isFiltered(view) ? (
    <NoMatch what="events" text="Try fewer letters, more days, or take a filter away." onClear={onClear} />
  ) : (
    <EmptyState
      icon={ScrollText}
      title="Nothing was changed yet"
      text="Every sign-in and every change to users, roles and settings stands here: who made it, when, and what it was before."
    />
  );

/** What was changed by whom; one event at a time opens to what was before and after. */
export const AuditLog = () => {
  const { view, change } = useAuditView();
  // As it is when it is opened, not as it was then.
  useState(() => responseCache.invalidate('/tex-admin/audit'));
  const { status, shown, reload } = usePage(auditPath(view), rowsReaderOf(AuditEvent), view, change);
  const content = () => {
    if (status === 'failed')
      return (
        <EmptyState
          icon={CloudOff}
          title="The audit log could not be loaded"
          text="Your filters are kept."
          actions={<Button onClick={reload}>Try Again</Button>}
        />
      );
    if (!shown) return <SkeletonTable rows={8} columns={5} />;
    if (shown.total === 0) return <NoEvents view={view} onClear={() => change(withoutFilters(view))} />;
    return (
      <ListBody busy={status === 'loading'}>
        <Table
          caption="Audit log"
          columns={eventColumns({ open: view.event, onOpen: (event) => change({ event }) })}
          rows={shown.rows}
          rowKey={({ id }) => id}
          detail={(event) => event.id === view.event && <EventDetail event={event} />}
        />
        <Pagination page={view.page} size={view.size} totalElements={shown.total} onPage={(page) => change({ page })} />
      </ListBody>
    );
  };
  return (
    <section aria-label="Audit log">
      <AuditFilters view={view} onChange={change} />
      <ListHead total={shown && totalText(shown.total)}>
        <RowsSelect size={view.size} sizes={sizes} onChange={(size) => change({ size })} />
        <Button onClick={reload}>Refresh</Button>
        <CsvButton path={auditCsvPath(view)} fileName="audit.csv" disabled={!shown || shown.total === 0} />
      </ListHead>
      {content()}
    </section>
  );
};

import { AuditEvent } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';
import { defineView, List, openRow, paging, queryOf, search, usePagedList } from '@marketplace/shared/ui/list';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { eventColumns } from '../../audit/event-columns.tsx';
import { EventDetail } from '../../audit/event-detail.tsx';

const events = defineView(
  { search: search('Action or person', { label: 'Search the audit log' }), ...paging(), event: openRow() },
  { tab: 'audit' },
);

const pathOf =
  (targetId: string) =>
  ({ event: _, ...view }: ReturnType<typeof events.readView>) =>
    `/tex-admin/audit?${queryOf({ ...view, targetType: 'organization', targetId })}`;

/** Who changed what of an organization and its members. */
export const OrganizationEvents = ({ id }: { id: string }) => {
  // Always opens with fresh data.
  useState(() => responseCache.invalidate('/tex-admin/audit'));
  const list = usePagedList(events, pathOf(id), rowsReaderOf(AuditEvent));
  const { view, change } = list;
  return (
    <List
      list={list}
      name="Audit log"
      noun="event"
      columns={eventColumns({ open: view.event, onOpen: (event) => change({ event }) })}
      detail={(event) => event.id === view.event && <EventDetail event={event} />}
      empty={{
        icon: ScrollText,
        title: 'No changes yet',
        text: 'Every change to this organization and its members appears here: who made it, when, and what it was before.',
      }}
    />
  );
};

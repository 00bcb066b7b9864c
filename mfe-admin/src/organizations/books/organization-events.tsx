import { AuditEvent } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';
import { defineView, openRow, paging, queryOf, search, usePagedList } from '@marketplace/shared/ui/list';
import { useState } from 'react';
import { EventList } from '../../audit/event-list.tsx';

const events = defineView(
  { search: search('Action or person', { label: 'Search the audit log' }), ...paging(), event: openRow() },
  { tab: 'audit' },
);

const pathOf =
  (targetId: string) =>
  ({ event: _, ...view }: ReturnType<typeof events.readView>) =>
    `/tex-admin/audit?${queryOf({ ...view, targetType: 'organization', targetId })}`;

/** Who changed what about an organization and its members. */
export const OrganizationEvents = ({ id }: { id: string }) => {
  // Always opens with fresh data.
  useState(() => responseCache.invalidate('/tex-admin/audit'));
  const list = usePagedList(events, pathOf(id), rowsReaderOf(AuditEvent));
  const { view, change } = list;
  return (
    <EventList
      list={list}
      open={view.event}
      onOpen={(event) => change({ event })}
      about="Every change to this organization and its members"
    />
  );
};

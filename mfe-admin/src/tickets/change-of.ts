import type { TicketChanges, TicketsFilter, TicketSummary } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { type Action, countOf } from '@marketplace/shared/ui/list';

type Row = Pick<TicketSummary, 'id' | 'status' | 'priority' | 'assignee'>;
export type Changes = Pick<TicketChanges, 'status' | 'priority' | 'assigneeId'>;

/** Requesters get an email when their ticket is solved, so that can't be undone. */
const isMailed = (rows: Row[], { status }: Changes) =>
  status !== undefined && (status === 'resolved' || rows.some((row) => row.status === 'resolved'));

/** Restores tickets, unless someone has changed them since. */
const backFrom = (rows: Row[], { status, priority, assigneeId }: Changes): Action['back'] => {
  const filter = { status, priority, ...(assigneeId !== undefined && { assignee: assigneeId ?? 'nobody' }) };
  const wasOf = (row: Row): Changes => ({
    ...(status !== undefined && { status: row.status }),
    ...(priority !== undefined && { priority: row.priority }),
    ...(assigneeId !== undefined && { assigneeId: row.assignee?.id ?? null }),
  });
  return {
    of: (id) =>
      rows
        .filter((row) => row.id === id)
        .map(wasOf)
        .find((was) => JSON.stringify(was) !== JSON.stringify({ status, priority, assigneeId })),
    call: (ids, was) => marketplace.put('/tex-suite/ticket', { ids, ...was, matching: filter }),
  };
};

/**
 * Changes tickets, all or none.
 * @param matching tickets that no longer match it are left alone
 */
export const changeOf = (rows: Row[], changes: Changes, matching?: TicketsFilter): Action => ({
  call: (ids) => marketplace.put('/tex-suite/ticket', { ids, ...changes, ...(matching && { matching }) }),
  said: (count) => `${countOf(count, 'ticket')} changed.`,
  ...(isMailed(rows, changes) ? {} : { back: backFrom(rows, changes) }),
});

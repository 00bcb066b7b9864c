import type { TicketsQuery } from '@marketplace/shared/contracts';
import { choice, chosen, defineView, openRow, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';
import { priorityOptions, statusOptions } from './ticket-labels.ts';

/** The inbox shows open work by default. */
const statuses: { value: NonNullable<TicketsQuery['status']> | 'all'; label: string }[] = [
  { value: 'unsolved', label: 'Unsolved' },
  { value: 'all', label: 'All' },
  ...statusOptions,
];

const assignees = [
  { value: '', label: 'Anybody' },
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Nobody' },
];

const sorts: { value: NonNullable<TicketsQuery['sort']>; label: string }[] = [
  { value: 'updatedAt,desc', label: 'Last changed' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'priority,desc', label: 'Priority' },
];

export const tickets = defineView({
  search: search('Number, subject, name or email'),
  status: choice('Status', statuses),
  assignee: chosen('Assigned to', assignees),
  priority: choice('Priority', [{ value: '', label: 'Any' }, ...priorityOptions]),
  sort: sort(sorts),
  ...paging(),
  ticket: openRow(),
});
export type TicketsView = ReturnType<typeof tickets.readView>;

/** The endpoint with the query of a view, without the open ticket. */
export const ticketsPath = ({ ticket: _, status, ...view }: TicketsView) =>
  `/tex-suite/ticket?${queryOf({ ...view, status: status === 'all' ? '' : status })}`;

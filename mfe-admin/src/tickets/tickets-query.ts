import type { TicketsFilter } from '@marketplace/shared/contracts';
import {
  bodyOf,
  choice,
  chosen,
  defineView,
  oneOf,
  openRow,
  paging,
  queryOf,
  search,
  sort,
} from '@marketplace/shared/ui/list';
import { kindOptions, priorityOptions, statusOptions } from './ticket-labels.ts';

/** The inbox shows open work by default. */
const statuses: { value: NonNullable<TicketsFilter['status']> | 'all'; label: string }[] = [
  { value: 'unsolved', label: 'Unsolved' },
  { value: 'all', label: 'All' },
  ...statusOptions,
];

/** Tabs of the inbox. */
export const views: { value: NonNullable<TicketsFilter['view']> | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'mine', label: 'Mine' },
  { value: 'unassigned', label: 'Unassigned' },
  { value: 'urgent', label: 'Urgent' },
  { value: 'waiting', label: 'Waiting for us' },
];

const assignees = [
  { value: '', label: 'Anyone' },
  { value: 'me', label: 'Me' },
  { value: 'nobody', label: 'Unassigned' },
];

const sorts: { value: NonNullable<TicketsFilter['sort']>; label: string }[] = [
  { value: 'updatedAt,desc', label: 'Recently updated' },
  { value: 'updatedAt,asc', label: 'Longest not updated' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'priority,desc', label: 'Priority' },
  { value: 'priority,asc', label: 'Least urgent' },
  { value: 'subject,asc', label: 'Subject, A to Z' },
  { value: 'subject,desc', label: 'Subject, Z to A' },
  { value: 'status,asc', label: 'New first' },
  { value: 'status,desc', label: 'Closed first' },
  { value: 'assignee,asc', label: 'Assignee, A to Z' },
  { value: 'assignee,desc', label: 'Assignee, Z to A' },
];

export const tickets = defineView({
  view: oneOf(views),
  search: search('Number, name or keyword'),
  kind: choice('Kind', [{ value: '', label: 'Any' }, ...kindOptions]),
  status: choice('Status', statuses),
  assignee: chosen('Assigned to', assignees),
  priority: choice('Priority', [{ value: '', label: 'Any' }, ...priorityOptions]),
  sort: sort(sorts),
  ...paging(),
  ticket: openRow(),
});
export type TicketsView = ReturnType<typeof tickets.readView>;

const filtersOf = ({ status, view, search: words, kind, assignee, priority, sort: order }: TicketsView) => ({
  ...{ view, search: words, kind, assignee, priority, sort: order },
  status: status === 'all' ? '' : status,
});

/** The endpoint with a view's query, without the open ticket. */
export const ticketsPath = (view: TicketsView) =>
  `/tex-suite/ticket?${queryOf({ ...filtersOf(view), page: view.page, size: view.size })}`;

/** A view's filters, for changing all matching tickets. */
export const matchingOf = (view: TicketsView) => bodyOf(filtersOf(view));

/** The CSV file of all filtered rows, across pages. */
export const csvPath = (view: TicketsView) => `/tex-suite/ticket/csv?${queryOf(filtersOf(view))}`;

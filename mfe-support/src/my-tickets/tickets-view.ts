import type { MyTicketsQuery } from '@marketplace/shared/contracts';
import { choice, defineView, page, queryOf, sort } from '@marketplace/shared/ui/list';

const statuses: { value: NonNullable<MyTicketsQuery['status']> | ''; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'unsolved', label: 'Unsolved' },
  { value: 'solved', label: 'Solved' },
];

const sorts: { value: NonNullable<MyTicketsQuery['sort']>; label: string }[] = [
  { value: 'updatedAt,desc', label: 'Recently updated' },
  { value: 'updatedAt,asc', label: 'Longest not updated' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'subject,asc', label: 'Subject, A to Z' },
  { value: 'subject,desc', label: 'Subject, Z to A' },
  { value: 'status,asc', label: 'New first' },
  { value: 'status,desc', label: 'Closed first' },
];

export const myTickets = defineView({ status: choice('Status', statuses), sort: sort(sorts), page: page() });

/** The endpoint with a view's query. */
export const myTicketsPath = (view: ReturnType<typeof myTickets.readView>) => `/tex-suite/ticket/mine?${queryOf(view)}`;

import type { TicketsQuery } from '@marketplace/shared/contracts';
import { defineView, id, oneOf, page, queryOf, size, words } from '../view/list-view.ts';
import { priorityOptions, statusOptions } from './ticket-labels.ts';

type Status = NonNullable<TicketsQuery['status']> | 'all';
type Sort = NonNullable<TicketsQuery['sort']>;

export const statusFilters: { value: Status; label: string }[] = [
  { value: 'unsolved', label: 'Unsolved' },
  { value: 'all', label: 'All' },
  ...statusOptions,
];

export const sorts: { value: Sort; label: string }[] = [
  { value: 'updatedAt,desc', label: 'Last changed' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'priority,desc', label: 'Priority' },
];

const list = defineView(
  {
    // An inbox begins with what is to be done.
    ...{ search: words(), status: oneOf(statusFilters, 'unsolved'), priority: oneOf(priorityOptions, '') },
    // An id, `me` or `nobody`.
    ...{ assignee: id(), sort: oneOf(sorts, 'updatedAt,desc'), page: page(), size: size() },
    // That stands open beside the list.
    ticket: id(),
  },
  { filters: ['search', 'status', 'priority', 'assignee'], steps: ['page', 'ticket'] },
);
export type TicketsView = ReturnType<typeof list.readView>;
export const { readView, writeView, isFiltered, withoutFilters, useView: useTicketsView } = list;

/** The address of a ticket beside the list as it is now. */
export const ticketLink = (view: TicketsView, ticket: string) => list.linkTo({ ticket }, view);

/** The call behind a view; which ticket stands open is no part of it. */
export const ticketsPath = ({ ticket: _, status, ...view }: TicketsView) =>
  `/tex-suite/ticket?${queryOf({ ...view, status: status === 'all' ? '' : status })}`;

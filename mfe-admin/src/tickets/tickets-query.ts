import type { TicketPriority, TicketsQuery } from '@marketplace/shared/contracts';
import { chosenOf, idIn, pageIn, sizeIn } from '../view/in-query.ts';
import { priorityOptions, statusOptions } from './ticket-labels.ts';

type Status = NonNullable<TicketsQuery['status']> | 'all';
type Sort = NonNullable<TicketsQuery['sort']>;

export interface TicketsView {
  search: string;
  status: Status;
  /** Empty for any. */
  priority: TicketPriority | '';
  /** An id, `me`, `nobody`, or empty for anybody. */
  assignee: string;
  sort: Sort;
  /** From 0. */
  page: number;
  size: number;
  /** Id of the ticket that stands open beside the list; empty for none. */
  ticket: string;
}

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

/** An inbox begins with what is to be done. */
const start: TicketsView = {
  search: '',
  status: 'unsolved',
  priority: '',
  assignee: '',
  sort: 'updatedAt,desc',
  page: 0,
  size: 20,
  ticket: '',
};

/** What the URL asks for. Anything odd in it counts as not said. */
export const readView = (query: URLSearchParams): TicketsView => {
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    status: chosenOf(statusFilters, query.get('status')) ?? start.status,
    priority: chosenOf(priorityOptions, query.get('priority')) ?? '',
    assignee: idIn(query, 'assignee'),
    sort: chosenOf(sorts, query.get('sort')) ?? start.sort,
    page: pageIn(query),
    size: sizeIn(query),
    ticket: idIn(query, 'ticket'),
  };
};

const keys = ['search', 'status', 'priority', 'assignee', 'sort', 'page', 'size', 'ticket'] as const;

/** Only what differs from the start, so that links stay short. */
export const writeView = (view: TicketsView): URLSearchParams =>
  new URLSearchParams(keys.filter((key) => view[key] !== start[key]).map((key) => [key, String(view[key])]));

export const isFiltered = ({ search, status, priority, assignee }: TicketsView) =>
  search !== '' || status !== start.status || priority !== '' || assignee !== '';

export const withoutFilters = (view: TicketsView): TicketsView => ({
  ...start,
  sort: view.sort,
  size: view.size,
  ticket: view.ticket,
});

/** The call behind a view; which ticket stands open is no part of it. */
export const ticketsPath = ({ ticket: _, status, ...view }: TicketsView) => {
  const asked = { ...view, status: status === 'all' ? '' : status, search: view.search.trim() };
  const fields = Object.entries(asked).filter(([, value]) => value !== '');
  return `/tex-suite/ticket?${new URLSearchParams(fields.map(([key, value]) => [key, String(value)])).toString()}`;
};

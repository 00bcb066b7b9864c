import type { MyTicketsQuery } from '@marketplace/shared/contracts';
import { choice, defineView, page, queryOf } from '@marketplace/shared/ui/list';

const statuses: { value: NonNullable<MyTicketsQuery['status']> | ''; label: string }[] = [
  { value: '', label: 'Any' },
  { value: 'unsolved', label: 'Unsolved' },
  { value: 'solved', label: 'Solved' },
];

export const myTickets = defineView({ status: choice('Status', statuses), page: page() });

/** The endpoint with the query of a view. */
export const myTicketsPath = (view: ReturnType<typeof myTickets.readView>) => `/tex-suite/ticket/mine?${queryOf(view)}`;

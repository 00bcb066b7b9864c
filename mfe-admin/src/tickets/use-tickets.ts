import type { Page, TicketSummary } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';
import { useState } from 'react';
import { ticketsPath, type TicketsView } from './tickets-query.ts';

interface Tickets {
  tickets: TicketSummary[];
  total: number;
}

const readTickets = (answer: unknown): Tickets => {
  const tickets = listOf<TicketSummary>(answer);
  const { totalElements } = (answer ?? {}) as Partial<Page<TicketSummary>>;
  return { tickets, total: totalElements ?? tickets.length };
};

/** One page of tickets. While the next one is on its way, the last one stays. */
export const useTickets = (view: TicketsView) => {
  const path = ticketsPath(view);
  const { status, data, reload } = useResource(path, { life: 'short', parse: readTickets });
  const [last, setLast] = useState<{ path: string; tickets: Tickets }>();
  if (data && last?.path !== path) setLast({ path, tickets: data });
  return { status, shown: data ?? (status === 'loading' ? last?.tickets : undefined), reload };
};

import type { TicketDetail } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';

const readTicket = (answer: unknown) => answer as TicketDetail;

/** One ticket with everything that was said and done. */
export const useTicket = (id: string) => {
  const { status, data, error, reload } = useResource(`/tex-suite/ticket/${encodeURIComponent(id)}`, {
    life: 'short',
    parse: readTicket,
  });
  return { status, ticket: data, isGone: statusOf(error) === 404, reload };
};

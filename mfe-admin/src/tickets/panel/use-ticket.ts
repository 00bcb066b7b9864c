import { TicketDetail } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';
import { useState } from 'react';

const readTicket = readerOf(TicketDetail);

/** One ticket with its full history. Stays on screen if a reload fails. */
export const useTicket = (id: string) => {
  const { status, data, error, reload } = useResource(`/tex-suite/ticket/${encodeURIComponent(id)}`, {
    life: 'short',
    parse: readTicket,
  });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const isGone = statusOf(error) === 404;
  return { status, ticket: data ?? (isGone ? undefined : last), isGone, reload };
};

import { TicketDetail, type TicketEvent } from '@marketplace/shared/contracts';
import { readerOf, useRefreshed, useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';
import { useState } from 'react';

const readTicket = readerOf(TicketDetail);

/**
 * One ticket with its full history, refreshed while it is open. Stays on screen if a reload fails.
 * @returns also `news`: what others have done since the ticket was opened or `reload` was called
 */
export const useTicket = (id: string) => {
  const path = `/tex-suite/ticket/${encodeURIComponent(id)}`;
  const { status, data, error, reload: readAgain } = useResource(path, { life: 'short', parse: readTicket });
  const [shown, setShown] = useState({ read: data, ticket: data, known: data?.events.length });
  const { ticket, known } = shown;
  if (data && data !== shown.read) setShown({ read: data, ticket: data, known: known ?? data.events.length });
  useRefreshed(ticket && path, (answer) => setShown((was) => ({ ...was, ticket: readTicket(answer) })));
  const isGone = statusOf(error) === 404;
  const news: TicketEvent[] = ticket?.events.slice(known) ?? [];
  /** @param keepsNews whether what others have done stays new */
  const reload = ({ keepsNews = false } = {}) => {
    if (!keepsNews) setShown((was) => ({ ...was, known: undefined }));
    readAgain();
  };
  return { status, ticket: isGone ? undefined : ticket, news, isGone, reload };
};

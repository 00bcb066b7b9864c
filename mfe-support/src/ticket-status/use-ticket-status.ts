import { TicketView } from '@marketplace/shared/contracts';
import { readerOf, useRefreshed, useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';
import { useSearchParams } from '@marketplace/shared/router';
import { useState } from 'react';
import { useOwnLink } from './use-own-link.ts';

const readTicket = readerOf(TicketView);

/** The ticket that this page's link opens, refreshed while it is visible. Later responses replace earlier ones. */
export const useTicketStatus = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const path = token === '' ? null : `/tex-suite/ticket/status?token=${encodeURIComponent(token)}`;
  const id = token === '' ? query.get('ticket') : null;
  const own = useOwnLink(id);
  const { status, data, error, reload } = useResource(path, { life: 'short', parse: readTicket });
  const [answered, setAnswered] = useState<{ path: string | null; ticket: TicketView }>();
  const ticket = answered?.path === path ? answered?.ticket : data;
  useRefreshed(ticket && path ? path : undefined, (answer) => setAnswered({ path, ticket: readTicket(answer) }));
  /** The link is cut short or invalid, so trying again wouldn't help. */
  const isBadLink = (token === '' && id === null) || [400, 404].includes(statusOf(own.error ?? error) ?? 0);
  return {
    token,
    status: own.error ? 'failed' : status,
    isSignedOut: own.isSignedOut,
    ticket,
    isBadLink,
    reload: () => {
      setAnswered(undefined);
      if (id === null) reload();
      else own.retry();
    },
    show: (next: TicketView) => setAnswered({ path, ticket: next }),
  };
};

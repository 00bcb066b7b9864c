import { TicketView } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';
import { useSearchParams } from '@marketplace/shared/router';
import { useState } from 'react';

const readTicket = readerOf(TicketView);

/** The ticket that the link of this page leads to. A later response replaces an earlier one. */
export const useTicketStatus = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const path = token === '' ? null : `/tex-suite/ticket/status?token=${encodeURIComponent(token)}`;
  const { status, data, error, reload } = useResource(path, { life: 'short', parse: readTicket });
  const [answered, setAnswered] = useState<{ path: string | null; ticket: TicketView }>();
  const ticket = answered?.path === path ? answered?.ticket : data;
  /** The link is cut short or leads nowhere: asking again would not help. */
  const isBadLink = token === '' || [400, 404].includes(statusOf(error) ?? 0);
  return {
    token,
    status,
    ticket,
    isBadLink,
    reload: () => {
      setAnswered(undefined);
      reload();
    },
    show: (next: TicketView) => setAnswered({ path, ticket: next }),
  };
};

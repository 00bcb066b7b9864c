import type { TicketSummary } from '@marketplace/shared/contracts';
import type { CsvColumns } from '../../http/index.ts';

const kindWords: Record<NonNullable<TicketSummary['kind']>, string> = {
  ticket: 'Ticket',
  contact: 'Contact message',
  demo: 'Demo request',
};

/** Moments in UTC. */
export const ticketColumns: CsvColumns<TicketSummary> = {
  Number: ({ number }) => number,
  Kind: ({ kind = 'ticket' }) => kindWords[kind],
  Subject: ({ subject }) => subject,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Organization: ({ organization }) => organization?.name ?? '',
  Module: ({ module }) => module?.name ?? '',
  Category: ({ category }) => category,
  Priority: ({ priority }) => priority,
  Status: ({ status }) => status,
  'Assigned to': ({ assignee }) => assignee?.name ?? '',
  'Last activity by': ({ lastActivityBy = '' }) => lastActivityBy,
  Created: ({ createdAt }) => createdAt,
  Changed: ({ updatedAt }) => updatedAt,
};

import { useSearchParams } from '@marketplace/shared/router';
import { readView, writeView, type TicketsView } from './tickets-query.ts';

/** The inbox's state, kept in the URL. Another filter begins at the first page; pages and tickets can be gone back from. */
export const useTicketsView = () => {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const change = (fields: Partial<TicketsView>) => {
    const isStep = 'page' in fields || 'ticket' in fields;
    setQuery((before) => writeView({ ...readView(before), ...(isStep ? {} : { page: 0 }), ...fields }), {
      replace: !isStep,
      preventScrollReset: true,
    });
  };
  return { view, change };
};

/** The address of a ticket beside the list as it is now. */
export const ticketLink = (view: TicketsView, ticket: string) => `?${writeView({ ...view, ticket }).toString()}`;

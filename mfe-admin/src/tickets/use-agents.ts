import { TicketAgent } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readAgents = listReaderOf(TicketAgent);

/** Whom tickets can be assigned to; nobody until it is known. */
export const useAgents = (): TicketAgent[] => useResource('/tex-suite/ticket/agents', { parse: readAgents }).data ?? [];

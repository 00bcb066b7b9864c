import { TicketAgent } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readAgents = listReaderOf(TicketAgent);

/** Possible assignees; empty while loading. */
export const useAgents = (): TicketAgent[] => useResource('/tex-suite/ticket/agents', { parse: readAgents }).data ?? [];

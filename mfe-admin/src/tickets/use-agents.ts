import type { TicketAgent } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';

const readAgents = (answer: unknown) => listOf<TicketAgent>(answer);

/** Whom tickets can be assigned to; nobody until it is known. */
export const useAgents = (): TicketAgent[] => useResource('/tex-suite/ticket/agents', { parse: readAgents }).data ?? [];

import type { AlertKind, TicketData } from '@marketplace/shared/contracts';
import type { Transaction } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { type AlertContext, raiseAlerts } from '../alerts/raise-alerts.ts';
import { insertTicket, type TicketRow } from './ticket-store.ts';

interface Conversation {
  /** Of the form's own row. */
  id: string;
  kind: 'contact' | 'demo';
  form: Pick<TicketData, 'name' | 'email' | 'phone' | 'moduleId' | 'subject' | 'description'>;
  caller: Caller | null;
}

const alertOf: Record<Conversation['kind'], AlertKind> = { contact: 'contact_message', demo: 'demo_request' };

/** Adds what came through a public form or by mail to the inbox, and alerts administrators. */
export async function startConversation(
  tx: Transaction,
  context: AlertContext,
  { id, kind, form, caller }: Conversation,
): Promise<TicketRow> {
  const { phone, moduleId, ...said } = form;
  const ticket = await insertTicket(tx, {
    ...{ id, kind, userId: caller?.userId ?? null, clientId: caller?.clientId ?? null },
    data: {
      ...said,
      ...(phone && { phone }),
      ...(moduleId && { moduleId }),
      category: 'question',
      priority: 'normal',
    },
  });
  await raiseAlerts(tx, context, alertOf[kind], [{ ...ticket, since: ticket.createdAt }]);
  return ticket;
}

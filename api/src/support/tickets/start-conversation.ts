import type { TicketData } from '@marketplace/shared/contracts';
import type { Transaction } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { insertTicket } from './ticket-store.ts';

interface Conversation {
  /** Of the form's own row. */
  id: string;
  kind: 'contact' | 'demo';
  form: Pick<TicketData, 'name' | 'email' | 'phone' | 'moduleId' | 'subject' | 'description'>;
  caller: Caller | null;
}

/** Brings what came by a public form into the inbox. */
export async function startConversation(tx: Transaction, { id, kind, form, caller }: Conversation): Promise<void> {
  const { phone, moduleId, ...said } = form;
  await insertTicket(tx, {
    ...{ id, kind, userId: caller?.userId ?? null, clientId: caller?.clientId ?? null },
    data: {
      ...said,
      ...(phone && { phone }),
      ...(moduleId && { moduleId }),
      category: 'question',
      priority: 'normal',
    },
  });
}

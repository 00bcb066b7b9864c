import { randomUUID } from 'node:crypto';
import type { TicketData, TicketReceipt } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import { type Caller, invalid } from '../../http/index.ts';
import { moduleIsPublished } from '../../catalog/index.ts';
import type { StoredAttachment } from '../../db/index.ts';
import { raiseAlerts } from '../alerts/raise-alerts.ts';
import { newTicketToken, ticketUrl } from './ticket-link.ts';
import { confirmForm } from '../forms/confirm-form.ts';
import { threadOf } from '../inbound-mail/mail-thread.ts';
import { ticketReceipt } from './ticket-receipt.ts';
import { keepFiles } from './ticket-files.ts';
import { insertTicket } from './ticket-store.ts';

/** Stores the ticket and its receipt in one transaction. A mailbox over its limit gets no receipt. */
export async function raiseTicket(
  context: Pick<ApiContext, 'db' | 'mailer' | 'keys' | 'config'>,
  data: TicketData,
  attachment: StoredAttachment | undefined,
  caller: Caller | null,
): Promise<TicketReceipt> {
  const { db, mailer } = context;
  if (data.moduleId !== undefined && !(await moduleIsPublished(db, data.moduleId))) {
    throw invalid('moduleId', "This module doesn't exist.");
  }
  const id = randomUUID();
  const { token, hash } = await newTicketToken(context, id);
  const { ticket, receiptSent } = await db.transaction(async (tx) => {
    const written = await insertTicket(tx, {
      id,
      publicTokenHash: hash,
      data,
      userId: caller?.userId ?? null,
      clientId: caller?.clientId ?? null,
    });
    if (written.priority === 'urgent')
      await raiseAlerts(tx, context, 'urgent_ticket', [{ ...written, since: written.createdAt }]);
    const files = attachment ? [attachment] : [];
    await keepFiles(tx, { ticketId: id, eventId: null, files, uploader: 'requester', uploaderId: written.userId });
    const about = { url: ticketUrl(context, token), thread: await threadOf(tx, context, written) };
    const form = { kind: 'ticket', email: written.email, caller } as const;
    const sent = await confirmForm(tx, mailer, form, (own) => ticketReceipt(written, { ...about, own }));
    return { ticket: written, receiptSent: sent };
  });
  return {
    number: ticket.number,
    email: ticket.email,
    status: ticket.status,
    createdAt: ticket.createdAt.toISOString(),
    receiptSent,
    message: `We've received your ticket ${ticket.number}. ${receiptSent ? `We've sent a receipt to ${ticket.email} and` : 'We'} will reply within 24 hours.`,
  };
}

import { randomUUID } from 'node:crypto';
import type { AlertKind } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import { alerts, type Transaction } from '../../db/index.ts';
import { supportAddresses } from '../forms/support-addresses.ts';
import type { TicketRow } from '../tickets/ticket-store.ts';
import { alertMail } from './alert-mail.ts';
import { alertReaders } from './alert-readers.ts';
import { teamSettingsOf } from './alert-settings.ts';

export type AlertContext = Pick<ApiContext, 'mailer' | 'keys' | 'config'>;

/** A conversation, and since when it has been asking for what it is alerted to. */
export type Occasion = Pick<TicketRow, 'id' | 'number' | 'subject' | 'name'> & { since: Date };

/** Messages of the forms go to the team in full, in an email of their own. */
const teamIsTold: Record<AlertKind, boolean> = {
  urgent_ticket: true,
  waiting_ticket: true,
  contact_message: false,
  demo_request: false,
};

/** Alerts the administrators, and the team, once for each occasion; several at once share an email. */
export async function raiseAlerts(
  tx: Transaction,
  context: AlertContext,
  kind: AlertKind,
  occasions: Occasion[],
): Promise<void> {
  const created = { kind, createdAt: new Date() };
  const rows = occasions.map(({ id: ticketId, since }) => ({ id: randomUUID(), ticketId, since, ...created }));
  if (rows.length === 0) return;
  const added = await tx.insert(alerts).values(rows).onConflictDoNothing().returning({ ticketId: alerts.ticketId });
  const ids = new Set(added.map(({ ticketId }) => ticketId));
  const told = occasions.filter(({ id }) => ids.has(id));
  if (told.length === 0) return;
  const team = teamIsTold[kind] ? (await supportAddresses(tx)).map((email) => ({ email, stop: null })) : [];
  const { waitingHours } = await teamSettingsOf(tx);
  const { publicUrl } = context.config;
  for (const reader of [...team, ...(await alertReaders(tx, context, kind))])
    await context.mailer.send(tx, alertMail(reader, { kind, occasions: told, waitingHours, publicUrl }));
}

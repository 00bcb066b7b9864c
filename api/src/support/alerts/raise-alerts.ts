import type { AlertKind } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { alerts, type Transaction } from '../../db/index.ts';
import { supportAddresses } from '../forms/support-addresses.ts';
import type { TicketRow } from '../tickets/ticket-store.ts';
import { alertMail } from './alert-mail.ts';
import { alertReaders } from './alert-readers.ts';
import { teamSettingsOf } from './alert-settings.ts';

export type AlertContext = Pick<ApiContext, 'mailer' | 'keys' | 'config'>;

/** A conversation, and since when there has been a reason for its alert. */
export type Occasion = Pick<TicketRow, 'id' | 'number' | 'subject' | 'name'> & { since: Date };

/** Messages from the forms go to the team in full, in a separate email. */
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
  const told = await addAlerts(tx, kind, occasions);
  if (told.length === 0) return;
  const team = teamIsTold[kind] ? (await supportAddresses(tx)).map((email) => ({ email, stop: null })) : [];
  const { waitingHours } = await teamSettingsOf(tx);
  const { publicUrl } = context.config;
  for (const reader of [...team, ...(await alertReaders(tx, context, kind))])
    await context.mailer.send(tx, alertMail(reader, { kind, occasions: told, waitingHours, publicUrl }));
}

/** Adds an alert for each occasion that has none yet. Returns those. One parameter, because there may be thousands. */
async function addAlerts(tx: Transaction, kind: AlertKind, occasions: Occasion[]): Promise<Occasion[]> {
  if (occasions.length === 0) return [];
  const given = JSON.stringify(occasions.map(({ id, since }) => ({ id, since })));
  const { rows } = await tx.execute<{ ticket_id: string }>(sql`
    insert into ${alerts} (id, kind, ticket_id, since, created_at)
    select gen_random_uuid()::text, ${kind}, given.id, given.since, ${new Date().toISOString()}::timestamptz
      from jsonb_to_recordset(${given}::jsonb) as given(id text, since timestamptz)
    on conflict do nothing returning ticket_id`);
  const added = new Set(rows.map((row) => row.ticket_id));
  return occasions.filter(({ id }) => added.has(id));
}

import { sql } from 'drizzle-orm';
import { alerts, type Database, ticketEvents, tickets } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import { asksForAnswer } from '../tickets/is-wanted.ts';
import { teamSettingsOf } from './alert-settings.ts';
import { type AlertContext, type Occasion, raiseAlerts } from './raise-alerts.ts';

type Context = AlertContext & { db: Database };

export const waitingAlerts = defineScheduledJob({
  name: 'waiting-alerts',
  title: 'Alert the team to tickets that have been waiting too long',
  schedule: '*/5 * * * *',
  run: (context: Context) => alertToWaiting(context, new Date()),
});

/** Alerts once to each ticket whose requester has been waiting too long, and again if they wait again. */
export async function alertToWaiting(context: Context, now: Date): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { waitingHours } = await teamSettingsOf(tx);
    const event = sql`from ${ticketEvents} e where e.ticket_id = ${tickets.id} and e.kind = 'message'`;
    // Waiting began with the first message after our last one, not with the last.
    const waiting = await tx.execute<Omit<Occasion, 'since'> & { since: string }>(sql`
      select ${tickets.id}, ${tickets.number}, ${tickets.subject}, ${tickets.name}, date_trunc('milliseconds', w.since) as since
      from ${tickets},
        lateral (select max(e.created_at) as at ${event} and e.author = 'agent') answered,
        lateral (select coalesce(
          (select min(e.created_at) ${event} and e.author = 'requester' and e.created_at > answered.at),
          ${tickets.createdAt}) as since) w
      where ${asksForAnswer} and w.since < ${now.toISOString()}::timestamptz - make_interval(hours => ${waitingHours})
        and not exists (
          select from ${alerts} a where a.ticket_id = ${tickets.id} and a.kind = 'waiting_ticket'
            and a.since = date_trunc('milliseconds', w.since))
      order by w.since, ${tickets.id}`);
    const occasions = waiting.rows.map(({ since, ...ticket }) => ({ ...ticket, since: new Date(since) }));
    await raiseAlerts(tx, context, 'waiting_ticket', occasions);
  });
}

import type { DemoAppointmentBody } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { dayMs } from '../../day-ms.ts';
import { demoRequests, type Transaction } from '../../db/index.ts';
import { changedMeanwhile, found, invalid } from '../../http/index.ts';
import { type Actor, recordAudit } from '../../operations/index.ts';
import { speakAsAgent } from '../tickets/answer-ticket.ts';
import { auditTarget } from '../tickets/record-agent-acts.ts';
import { lockTicket, type TicketRow } from '../tickets/ticket-store.ts';
import { appointmentOf, type DemoRow, findDemo } from './demo-of.ts';
import { tellOfDemo } from './tell-of-demo.ts';

type Context = Pick<ApiContext, 'db' | 'mailer' | 'keys' | 'config'>;

const mostDaysAhead = 366;

/**
 * Confirms the time of a demo, or moves it: the requester gets a mail with an invitation, and the conversation a message.
 * The same time and place again change nothing.
 * @throws ApiError 400 for a time that has passed or is too far ahead, 404, 409 if someone else has changed it since
 */
export async function appointDemo(context: Context, id: string, body: DemoAppointmentBody, agent: Actor) {
  const startsAt = new Date(body.startsAt);
  const ahead = startsAt.getTime() - Date.now();
  if (ahead < 0) throw invalid('startsAt', 'Choose a time in the future.');
  if (ahead > mostDaysAhead * dayMs) throw invalid('startsAt', 'Choose a time within the next year.');
  const place = body.place.trim();
  await context.db.transaction(async (tx) => {
    const { ticket, demo } = await lockDemo(tx, id);
    const before = appointmentOf(demo);
    const after = { startsAt: startsAt.toISOString(), minutes: body.minutes, place };
    if (before && isSame(before, after)) return;
    if (body.was !== undefined && body.was !== demo.sequence) throw changedMeanwhile('demo');
    const action = before ? 'ticket.demo_moved' : 'ticket.demo_confirmed';
    await recordAudit(tx, { ...agent, action, target: auditTarget(ticket), ...(before && { before }), after });
    const change = { startsAt, minutes: body.minutes, place, status: 'scheduled' as const };
    const current = await changeDemo(tx, demo, change);
    const told = await tellOfDemo(tx, context, { ticket, demo: current, agent, news: before ? 'moved' : 'confirmed' });
    await speakAsAgent(tx, ticket, agent, { message: told, status: 'waiting' });
  });
}

/**
 * Cancels a confirmed demo, by mail and in calendars.
 * @throws ApiError 404 for a demo that is not confirmed, 409 if someone else has changed it since
 */
export async function cancelDemo(context: Context, id: string, was: number | undefined, agent: Actor) {
  await context.db.transaction(async (tx) => {
    const { ticket, demo } = await lockDemo(tx, id);
    const before = found('demo', appointmentOf(demo) ?? undefined);
    if (was !== undefined && was !== demo.sequence) throw changedMeanwhile('demo');
    await recordAudit(tx, { ...agent, action: 'ticket.demo_cancelled', target: auditTarget(ticket), before });
    const { sequence } = await changeDemo(tx, demo, { startsAt: null, minutes: null, place: null, status: 'declined' });
    const told = await tellOfDemo(tx, context, { ticket, demo: { ...demo, sequence }, agent, news: 'cancelled' });
    await speakAsAgent(tx, ticket, agent, { message: told, status: 'open' });
  });
}

async function lockDemo(tx: Transaction, id: string): Promise<{ ticket: TicketRow; demo: DemoRow }> {
  const ticket = await lockTicket(tx, id);
  return { ticket, demo: found('demo', await findDemo(tx, id)) };
}

type Appointment = NonNullable<ReturnType<typeof appointmentOf>>;

const isSame = (one: Appointment, other: Appointment) =>
  one.startsAt === other.startsAt && one.minutes === other.minutes && one.place === other.place;

async function changeDemo(
  tx: Transaction,
  { id, sequence }: DemoRow,
  change: Pick<DemoRow, 'startsAt' | 'minutes' | 'place' | 'status'>,
): Promise<DemoRow> {
  const [row] = await tx
    .update(demoRequests)
    .set({ ...change, sequence: sequence + 1, updatedAt: new Date() })
    .where(eq(demoRequests.id, id))
    .returning();
  return found('demo', row);
}

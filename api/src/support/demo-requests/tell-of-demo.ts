import type { ApiContext } from '../../api-context.ts';
import type { Transaction } from '../../db/index.ts';
import { type Actor, findCompany, zoneOf } from '../../operations/index.ts';
import { threadOf } from '../inbound-mail/mail-thread.ts';
import { nameOf } from '../tickets/agents.ts';
import { asMailed } from '../tickets/is-proven-requester.ts';
import { linkOfTicket } from '../tickets/ticket-link.ts';
import type { TicketRow } from '../tickets/ticket-store.ts';
import { appointmentMail, cancelledMail } from './appointment-mail.ts';
import { demoCalendar } from './demo-calendar.ts';
import type { DemoRow } from './demo-of.ts';
import { namesOfModules } from './demo-request-store.ts';
import { ourTime, theirTime } from './demo-times.ts';

type Context = Pick<ApiContext, 'mailer' | 'keys' | 'config'>;

interface Told {
  ticket: TicketRow;
  /** With its current or last time and place. */
  demo: DemoRow;
  agent: Actor;
  news: 'confirmed' | 'moved' | 'cancelled';
}

/** Mails the requester about their demo, with the calendar file. Returns the message for the conversation. */
export async function tellOfDemo(
  tx: Transaction,
  context: Context,
  { ticket, demo, agent, news }: Told,
): Promise<string> {
  const { startsAt, minutes, place } = demo;
  if (!startsAt || minutes === null || place === null) throw new Error('The demo has no time.');
  const company = await findCompany(tx);
  const zones = { timeZone: demo.timeZone, ownTimeZone: zoneOf(company) };
  const names = (await namesOfModules(tx, demo.moduleIds)).map(({ name }) => name).join(', ') || 'An overview';
  const { name, email } = await asMailed(tx, ticket);
  const support = company?.supportEmail || context.config.mailFrom;
  const { brand } = context.config;
  const calendar = demoCalendar({
    ...{ id: demo.id, sequence: demo.sequence, startsAt, minutes, place },
    isCancelled: news === 'cancelled',
    summary: `Demo of ${brand}`,
    description: `Modules: ${names}`,
    organizer: { name: brand, email: support },
    attendee: { name: name === ticket.name ? name : email, email },
  });
  const told = {
    ...{ name, email, calendar, time: theirTime(startsAt, zones), ourTime: ourTime(startsAt, zones) },
    agent: await nameOf(tx, agent.actorId),
    url: await linkOfTicket(tx, context, ticket),
    thread: await threadOf(tx, context, ticket),
  };
  if (news === 'cancelled') {
    await context.mailer.send(tx, cancelledMail(told));
    return `The demo on ${told.time} is canceled.`;
  }
  const hasMoved = news === 'moved';
  await context.mailer.send(tx, appointmentMail(told, { minutes, place, modules: names, hasMoved }));
  return `The demo ${hasMoved ? 'has moved to' : 'is confirmed for'} ${told.time}, ${minutes} minutes. Where: ${place}`;
}

import type { MailCalendar } from '../../db/index.ts';
import { type Mail, type MailThread, factTable } from '../../notifications/index.ts';

interface Told {
  /** Name and address of the reader. */
  name: string;
  email: string;
  /** In their time zone. */
  time: string;
  /** In ours, if it differs. */
  ourTime: string | undefined;
  /** The person who confirms or cancels it. */
  agent: string;
  url: string;
  calendar: MailCalendar;
  thread: MailThread;
}

const how = ({ replyTo }: MailThread) =>
  replyTo === undefined ? 'reply on that page' : 'reply to this email or on that page';

const linkTo = (url: string) => [{ kind: 'link' as const, label: 'View and reply', url }];

/** The time and place of a demo, with an invitation. */
export const appointmentMail = (
  { name, email, time, ourTime, agent, url, calendar, thread }: Told,
  { minutes, place, modules, hasMoved }: { minutes: number; place: string; modules: string; hasMoved: boolean },
): Mail => ({
  to: email,
  kind: 'demo-appointment',
  values: {
    ...{ name, agent, time },
    news: hasMoved ? 'Your demo has a new time' : 'Your demo is confirmed',
    facts: factTable(
      ['When', time],
      ourTime !== undefined && ['Our time', ourTime],
      ['Length', `${minutes} minutes`],
      ['Where', place],
      ['Modules', modules],
    ),
    ticket_link: linkTo(url),
    next_step: `If this time doesn't work for you, ${how(thread)}.`,
  },
  documents: [calendar],
  thread,
});

export const cancelledMail = ({ name, email, time, ourTime, agent, url, calendar, thread }: Told): Mail => ({
  to: email,
  kind: 'demo-cancelled',
  values: {
    ...{ name, agent, time },
    facts: factTable(['Canceled', time], ourTime !== undefined && ['Our time', ourTime]),
    ticket_link: linkTo(url),
    next_step: `To pick another time, ${how(thread)}.`,
  },
  documents: [calendar],
  thread,
});

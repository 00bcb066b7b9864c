import type { MailCalendar } from '../../db/index.ts';
import { type Mail, factTable } from '../../notifications/index.ts';

interface Told {
  /** Name and address of the reader. */
  name: string;
  email: string;
  /** In their time zone. */
  time: string;
  /** In ours, if it differs. */
  ourTime: string | undefined;
  /** Who confirms or cancels it. */
  agent: string;
  url: string;
  calendar: MailCalendar;
}

const linkTo = (url: string) => [{ kind: 'link' as const, label: 'Read and answer', url }];

/** The time and place of a demo, with an invitation. */
export const appointmentMail = (
  { name, email, time, ourTime, agent, url, calendar }: Told,
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
  },
  documents: [calendar],
});

export const cancelledMail = ({ name, email, time, ourTime, agent, url, calendar }: Told): Mail => ({
  to: email,
  kind: 'demo-cancelled',
  values: {
    ...{ name, agent, time },
    facts: factTable(['Was to be', time], ourTime !== undefined && ['Our time', ourTime]),
    ticket_link: linkTo(url),
  },
  documents: [calendar],
});

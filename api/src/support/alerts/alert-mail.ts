import type { AlertKind } from '@marketplace/shared/contracts';
import { factTable, type Mail, pageUrl, unsubscribable } from '../../notifications/index.ts';
import type { AlertReader } from './alert-readers.ts';
import type { Occasion } from './raise-alerts.ts';

interface Told {
  kind: AlertKind;
  /** At least one. */
  occasions: Occasion[];
  waitingHours: number;
  publicUrl: string;
}

const hoursOf = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`);

const newsOf: Record<AlertKind, (first: Occasion, told: Told) => string> = {
  urgent_ticket: ({ number, subject }) => `Urgent ticket ${number}: ${subject}`,
  waiting_ticket: ({ number }, { occasions: { length }, waitingHours }) =>
    `${length === 1 ? `${number} has` : `${length.toLocaleString('en-IN')} tickets have`} been waiting for ${hoursOf(waitingHours)}`,
  contact_message: ({ subject }) => `Contact message: ${subject}`,
  demo_request: ({ subject }) => `Demo request: ${subject}`,
};

const mostNamed = 20;

function factsOf(occasions: Occasion[]) {
  const [first] = occasions;
  if (first && occasions.length === 1)
    return factTable(['From', first.name], ['Subject', first.subject], ['Number', first.number]);
  const more = occasions.length - mostNamed;
  return factTable(
    ...occasions.slice(0, mostNamed).map(({ number, subject }): [string, string] => [number, subject]),
    more > 0 && ['And', `${more.toLocaleString('en-IN')} more`],
  );
}

function whyOf(isChosen: boolean, publicUrl: string): string {
  const settingsUrl = pageUrl(publicUrl, '/settings', { section: 'alerts' });
  return isChosen
    ? `You turned on this alert. Change your settings: ${settingsUrl}`
    : `Sent to your team's address. Change your settings: ${settingsUrl}`;
}

/** Tells one reader what needs an answer. */
export function alertMail({ email, stop }: AlertReader, told: Told): Mail {
  const { kind, occasions, publicUrl } = told;
  const [first] = occasions;
  if (!first) throw new Error('There is nothing to be alerted to.');
  const url =
    occasions.length === 1
      ? pageUrl(publicUrl, '/tickets', { ticket: first.id })
      : pageUrl(publicUrl, '/tickets', { view: 'waiting' });
  return {
    to: email,
    kind: 'alert',
    ...(stop && unsubscribable(publicUrl, 'alert', stop.token)),
    values: {
      news: newsOf[kind](first, told),
      facts: factsOf(occasions),
      inbox_link: [{ kind: 'link', label: 'Open in inbox', url }],
      why: whyOf(stop !== null, publicUrl),
    },
  };
}

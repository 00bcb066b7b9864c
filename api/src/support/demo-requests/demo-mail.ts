import type { DemoRequestBody, PartOfDay } from '@marketplace/shared/contracts';
import { type Mail, type MailThread, factTable, pageUrl } from '../../notifications/index.ts';
import { inboxLink } from '../tickets/ticket-mails.ts';

const parts: Record<PartOfDay, string> = {
  morning: 'in the morning, 9 to 12',
  midday: 'at midday, 12 to 3',
  afternoon: 'in the afternoon, 3 to 6',
};

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Tuesday 24 Nov 2026, in the morning, 9 to 12 (Asia/Kolkata)", without the parts that are missing. */
function whenOf({ preferredDay, preferredTime, timeZone }: DemoRequestBody): string {
  const day = preferredDay && dayFormat.format(new Date(`${preferredDay}T00:00:00Z`));
  const time = preferredTime && parts[preferredTime];
  const said = [day, time].filter(Boolean).join(', ');
  if (said === '') return 'Any time';
  return timeZone ? `${said} (${timeZone})` : said;
}

/** The requester's confirmation. It repeats what they wrote only to their own address. */
export const demoReceipt = (
  body: DemoRequestBody,
  { modules, publicUrl, own, thread }: { modules: string; publicUrl: string; own: boolean; thread: MailThread },
): Mail => ({
  to: body.email,
  kind: 'demo-request',
  values: {
    name: own ? body.name : 'there',
    facts: factTable(own && ['Company', body.company], ['Modules', modules], own && ['When', whenOf(body)]),
    notes: own ? (body.notes ?? '') : '',
    tutorials_link: [{ kind: 'link', label: 'Read the tutorials', url: pageUrl(publicUrl, '/tutorial') }],
    next_step: `To change anything, ${thread.replyTo === undefined ? 'write to us through the contact form' : 'reply to this email'}.`,
  },
  thread,
});

/** The request itself, to support; a reply goes to the requester. */
export const demoInquiry = (
  to: string,
  body: DemoRequestBody,
  { modules, inboxUrl }: { modules: string; inboxUrl: string },
): Mail => ({
  to,
  kind: 'demo-inquiry',
  values: {
    ...{ sender: body.name, company: body.company, notes: body.notes ?? '' },
    facts: factTable(
      ['Name', body.name],
      ['Email', body.email],
      body.phone !== undefined && ['Phone', body.phone],
      ['Company', body.company],
      body.teamSize !== undefined && ['Team size', String(body.teamSize)],
      ['Modules', modules],
      ['When', whenOf(body)],
    ),
    inbox_link: inboxLink(inboxUrl),
  },
  headers: { 'Reply-To': body.email },
});

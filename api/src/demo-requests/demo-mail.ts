import type { DemoRequestBody, PartOfDay } from '@marketplace/shared/contracts';
import { pageUrl } from '../mail/page-url.ts';
import type { Mail } from '../mail/post.ts';

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

/** "Tuesday 24 Nov 2026, in the morning, 9 to 12 (Asia/Kolkata)", as far as it was said. */
function whenOf({ preferredDay, preferredTime, timeZone }: DemoRequestBody): string {
  const day = preferredDay && dayFormat.format(new Date(`${preferredDay}T00:00:00Z`));
  const time = preferredTime && parts[preferredTime];
  const said = [day, time].filter(Boolean).join(', ');
  if (said === '') return 'Any time';
  return timeZone ? `${said} (${timeZone})` : said;
}

/** What somebody who asked for a demo gets to keep. */
export const demoMail = (body: DemoRequestBody, moduleNames: string[], publicUrl: string): Mail => ({
  to: body.email,
  kind: 'demo-request',
  values: {
    name: body.name,
    facts: [
      {
        kind: 'facts',
        facts: [
          ['Company', body.company],
          ['Modules', moduleNames.join(', ') || 'An overview'],
          ['When', whenOf(body)],
        ],
      },
    ],
    notes: body.notes ?? '',
    tutorials_link: [{ kind: 'link', label: 'Read the tutorials until then', url: pageUrl(publicUrl, '/tutorial') }],
  },
});

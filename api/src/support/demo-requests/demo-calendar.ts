import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailCalendar } from '../../db/index.ts';

interface Meeting {
  /** Of the demo request: one meeting, however often it moves. */
  id: string;
  sequence: number;
  startsAt: Date;
  minutes: number;
  place: string;
  isCancelled: boolean;
  summary: string;
  description: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

const minuteMs = 60_000;

/** An invitation to a demo, or its cancellation, for the calendar of the requester (RFC 5546). Times are in UTC. */
export function demoCalendar({ isCancelled, ...meeting }: Meeting): MailCalendar {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: 'TEX', product: 'Marketplace', language: 'EN' }, method });
  calendar.createEvent({
    id: `demo-${meeting.id}@marketplace`,
    sequence: meeting.sequence,
    start: meeting.startsAt,
    end: new Date(meeting.startsAt.getTime() + meeting.minutes * minuteMs),
    summary: meeting.summary,
    description: meeting.description,
    location: meeting.place,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: meeting.organizer,
    attendees: [
      {
        ...meeting.attendee,
        rsvp: !isCancelled,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  });
  return { kind: 'calendar', filename: 'demo.ics', method, content: `${calendar.toString()}\r\n` };
}

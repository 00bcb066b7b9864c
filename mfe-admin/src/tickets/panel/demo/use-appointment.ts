import type { Demo } from '@marketplace/shared/contracts';
import { trimmed, useForm, type Errors } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { useState } from 'react';
import { dayAndTimeIn, instantIn } from './instant-in.ts';

/** The form of a demo's time, in our time zone. */
export interface Draft {
  day: string;
  time: string;
  minutes: string;
  place: string;
}

/** When it starts; undefined until day and time are complete. */
export const startOf = ({ day, time }: Draft, timeZone: string) => instantIn(day, time, timeZone);

const draftOf = ({ appointment, preferredDay, ownTimeZone }: Demo): Draft => {
  if (!appointment) return { day: preferredDay ?? '', time: '', minutes: '45', place: '' };
  const { startsAt, minutes, place } = appointment;
  return { ...dayAndTimeIn(new Date(startsAt), ownTimeZone), minutes: String(minutes), place };
};

const check = (draft: Draft, timeZone: string): Errors => {
  const at = startOf(draft, timeZone);
  return {
    ...(draft.day === '' && { day: 'Choose the day.' }),
    ...(draft.time === '' && { time: 'Choose the time.' }),
    ...(draft.day !== '' && draft.time !== '' && !at && { time: 'The clocks leave this time out on that day.' }),
    ...(at && at.getTime() < Date.now() && { time: 'Choose a time that is still to come.' }),
    ...(draft.place === '' && { place: 'Write a link or an address.' }),
  };
};

interface Options {
  id: string;
  demo: Demo;
  onSent: () => void;
}

export const useAppointment = ({ id, demo, onSent }: Options) => {
  const { ownTimeZone, sequence } = demo;
  const [start] = useState(() => draftOf(demo));
  return useForm<Draft>({
    start,
    tidy: trimmed,
    check: (draft) => check(draft, ownTimeZone),
    send: (draft) =>
      marketplace.put(`/tex-suite/ticket/${encodeURIComponent(id)}/demo`, {
        startsAt: startOf(draft, ownTimeZone)?.toISOString(),
        ...{ minutes: Number(draft.minutes), place: draft.place, was: sequence },
      }),
    next: (_answer, draft) => draft,
    onSent,
    done: 'The invitation is sent.',
    silence: 'The server did not answer. Look at the demo again before you repeat it: the same time is sent only once.',
  });
};

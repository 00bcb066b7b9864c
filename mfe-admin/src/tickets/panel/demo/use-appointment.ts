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
    ...(draft.day === '' && { day: 'Choose a day.' }),
    ...(draft.time === '' && { time: 'Choose a time.' }),
    ...(draft.day !== '' && draft.time !== '' && !at && { time: 'The clocks skip this time on that day.' }),
    ...(at && at.getTime() < Date.now() && { time: 'Choose a time in the future.' }),
    ...(draft.place === '' && { place: 'Enter a link or an address.' }),
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
    done: 'Invitation sent.',
    silence: 'The server didn’t respond. Check the demo before you try again. We never send the same time twice.',
  });
};

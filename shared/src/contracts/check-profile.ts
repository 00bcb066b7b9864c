import type { ProfileBody } from './account.ts';

/** The most characters of a field. */
export const PROFILE_LIMITS = { name: 80, phone: 40, timeZone: 64 };

/** Control characters, and those that change the text direction around them. */
const notOfName = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const phoneNumber = /^\+?[1-9]\d{0,15}$/;
/** "UTC" or a place; offsets such as "+05:30" have no daylight saving time. */
const zoneName = /^[A-Za-z]\w*(?:[/+-]\w+)*$/;

export const isTimeZone = (name: string) => {
  if (!zoneName.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** An error message, or undefined for a valid field. */
const profileChecks = {
  name: (name: string | null) => {
    if (!name) return 'Please enter your name';
    return /\p{L}/u.test(name) && !notOfName.test(name) ? undefined : 'Please enter a valid name';
  },
  phone: (phone: string | null) =>
    phone === null || phoneNumber.test(phone.replace(/[\s\-()]/g, ''))
      ? undefined
      : 'Please enter a valid phone number',
  timeZone: (timeZone: string | null) =>
    timeZone === null || isTimeZone(timeZone) ? undefined : 'Please choose a time zone from the list',
};

/** A profile as stored: trimmed, with single spaces, and null for empty fields. */
export const tidyProfile = ({ name, phone, timeZone }: ProfileBody): ProfileBody => ({
  name: name.trim().replace(/\s+/g, ' '),
  phone: phone?.trim().replace(/\s+/g, ' ') || null,
  timeZone: timeZone || null,
});

/** Errors of a normalized profile, in field order; empty if it can be saved. */
export const checkProfile = (profile: ProfileBody): { field: keyof ProfileBody; message: string }[] =>
  (['name', 'phone', 'timeZone'] as const).flatMap((field) => {
    const message = profileChecks[field](profile[field]);
    return message === undefined ? [] : [{ field, message }];
  });

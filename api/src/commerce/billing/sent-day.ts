import { dayIn, type PaymentMethod } from '@marketplace/shared/contracts';

/** A calendar day as contracts send it. */
export const sentDay = (day: string) => `${day}T00:00:00.000Z`;

/** The calendar day of a moment as contracts send it. @param timeZone an IANA name */
export const sentDayIn = (moment: Date, timeZone: string) => sentDay(dayIn(moment, timeZone));

/** The day money moved: for a transfer the recorded day, which is the same in every time zone. */
export const moneyDay = (moment: Date, method: PaymentMethod, timeZone: string) =>
  sentDayIn(moment, method === 'online' ? timeZone : 'UTC');

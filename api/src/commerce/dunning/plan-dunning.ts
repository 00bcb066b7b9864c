import { calendarDays } from '@marketplace/shared/contracts';
import { dayMs } from '../../day-ms.ts';

/** Days from the due date to a reminder; one more goes out `noticeDays` before the suspension. */
const reminderDays = [-7, 1, 7, 14];
/** A suspension is announced at least this many days ahead. */
const noticeDays = 7;

/** An unpaid invoice, and how far its dunning has come. Days are YYYY-MM-DD, in the company's time zone. */
export interface DunningState {
  invoicedOn: string;
  dueOn: string;
  /** The last day of the subscriptions it pays for; null without any. */
  endsOn: string | null;
  remindedOn: string | null;
  announcedFor: string | null;
  suspendedOn: string | null;
}

/** `suspendsOn`: what the reminder announces; null if it announces nothing. */
export type DunningStep = { action: 'remind'; suspendsOn: string | null } | { action: 'suspend' } | { action: 'lift' };

/**
 * What an unpaid invoice calls for now. Only the latest due reminder goes out, and nothing is suspended without notice,
 * even if the administrator has shortened the grace period meanwhile.
 * @param graceDays from the due date to the last day without a suspension; null never suspends
 * @param day today
 */
export function planDunning(state: DunningState, graceDays: number | null, day: string): DunningStep | undefined {
  const today = calendarDays(state.dueOn, day);
  if (state.suspendedOn) return graceDays === null || today <= graceDays ? { action: 'lift' } : undefined;
  const suspension = graceDays === null ? undefined : suspensionOf(state, graceDays + 1, today);
  if (suspension?.isNow) return { action: 'suspend' };
  if (!isReminderDue(state, suspension?.noticeDay, today) && !suspension?.isNoticeOwed) return undefined;
  const names = suspension && (today > 0 || today >= suspension.noticeDay);
  return { action: 'remind', suspendsOn: names ? dayAfter(state.dueOn, suspension.earliest) : null };
}

/** All days count from the due date. @param wanted the day of the suspension by the settings */
function suspensionOf(state: DunningState, wanted: number, today: number) {
  const { dueOn, invoicedOn, endsOn, announcedFor } = state;
  if (!endsOn || calendarDays(dueOn, endsOn) <= Math.max(wanted, today)) return undefined;
  const noticeDay = Math.max(wanted - noticeDays, calendarDays(dueOn, invoicedOn) + 1);
  const announced = announcedFor ? calendarDays(dueOn, announcedFor) : Infinity;
  // The next reminder doesn't postpone what was already announced.
  const earliest = Math.max(wanted, Math.min(announced, today + noticeDays));
  return {
    noticeDay,
    earliest,
    isNow: today >= wanted && today >= announced,
    isNoticeOwed: today >= noticeDay && announced > earliest,
  };
}

function isReminderDue({ dueOn, invoicedOn, remindedOn }: DunningState, noticeDay: number | undefined, today: number) {
  const issued = calendarDays(dueOn, invoicedOn);
  const days = noticeDay === undefined ? reminderDays : [...reminderDays, noticeDay];
  // People who get an invoice that is due within a week know it.
  const due = days.filter((day) => day <= today && day > issued);
  const last = remindedOn ? calendarDays(dueOn, remindedOn) : -Infinity;
  return due.some((day) => day > last);
}

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

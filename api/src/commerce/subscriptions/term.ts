import type { Subscription, SubscriptionStatus, Suspension } from '@marketplace/shared/contracts';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { dayMs } from '../../day-ms.ts';
import { sentDayIn } from '../billing/sent-day.ts';

/** The maximum number of days before its end that a subscription is expiring. */
const mostExpiringDays = 30;
/** A term is expiring in its last quarter at most; one shorter than four days never is. */
const expiringShare = 4;

export interface Term {
  startsAt: Date;
  endsAt: Date;
  cancelAtEnd: boolean;
  /** Not started yet, and so without an end. */
  awaitsPayment: boolean;
}

interface TrialTerm extends Term {
  trialEndsAt: Date | null;
}

/** When the paid days begin: after the trial, if there is one. */
export const paidFrom = ({ startsAt, trialEndsAt }: { startsAt: Date; trialEndsAt: Date | null }): Date =>
  trialEndsAt ?? startsAt;

/** Days from one moment to another, rounded up; 0 if it is past. */
export const begunDays = (from: Date, until: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - from.getTime()) / dayMs));

/** The calendar days of a term as contracts send them. @param timeZone the company's */
export const daysOf = ({ startsAt, endsAt }: Pick<Term, 'startsAt' | 'endsAt'>, timeZone: string) => ({
  startsOn: sentDayIn(startsAt, timeZone),
  endsOn: sentDayIn(endsAt, timeZone),
});

/** How many days before its end a term is expiring. */
const expiringDays = ({ startsAt, endsAt }: Term): number =>
  Math.min(mostExpiringDays, Math.floor(begunDays(startsAt, endsAt) / expiringShare));

/** The same as an interval in SQL, of at most this many days. */
export const expiringTime = (startsAt: SQLWrapper, endsAt: SQLWrapper, most: number): SQL =>
  sql`make_interval(days => least(${most}::int,
    ceil(extract(epoch from ${endsAt} - ${startsAt}) / 86400)::int / ${expiringShare}::int))`;

/** In its free days: a cancellation ends it with them, and nothing has to be paid. */
export const isInTrial = (term: TrialTerm, now: Date): boolean =>
  !term.awaitsPayment && term.trialEndsAt !== null && term.trialEndsAt > now && !isCancelledTrial(term);

/** Canceled in its free days: no paid ones follow. */
export const isCancelledTrial = ({ trialEndsAt, endsAt }: TrialTerm): boolean =>
  trialEndsAt !== null && endsAt <= trialEndsAt;

export const hasEnded = ({ endsAt, awaitsPayment }: Term, now: Date) => !awaitsPayment && endsAt <= now;

/** The status including suspension: only a running subscription can be suspended. */
export function standingOf(
  term: Term,
  suspension: Suspension | null,
  now: Date,
): Pick<Subscription, 'status' | 'suspension'> {
  const status = statusWith(term, suspension !== null, now);
  return { status, suspension: status === 'suspended' ? suspension : null };
}

/** The status, whether an unpaid invoice suspends it or not. */
export function statusWith(term: Term, isSuspended: boolean, now: Date): SubscriptionStatus {
  const status = statusOf(term, now);
  return isSuspended && (status === 'active' || status === 'expiring') ? 'suspended' : status;
}

export function statusOf(term: Term, now: Date): SubscriptionStatus {
  if (hasEnded(term, now)) return term.cancelAtEnd ? 'cancelled' : 'expired';
  if (term.awaitsPayment || term.startsAt > now) return 'pending';
  return begunDays(now, term.endsAt) <= expiringDays(term) ? 'expiring' : 'active';
}

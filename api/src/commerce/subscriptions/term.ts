import type { Subscription, SubscriptionStatus, Suspension } from '@marketplace/shared/contracts';
import { dayMs } from '../../day-ms.ts';

/** A subscription that ends within this many days is expiring. */
const expiringDays = 30;

export interface Term {
  startsAt: Date;
  endsAt: Date;
  cancelAtEnd: boolean;
  /** Not started yet, and so without an end. */
  awaitsPayment: boolean;
}

/** Days from one moment to another, rounded up; 0 if it is past. */
export const begunDays = (from: Date, until: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - from.getTime()) / dayMs));

export const hasEnded = ({ endsAt, awaitsPayment }: Term, now: Date) => !awaitsPayment && endsAt <= now;

/** The status with the suspension: only a subscription that runs can be suspended. */
export function standingOf(
  term: Term,
  suspension: Suspension | null,
  now: Date,
): Pick<Subscription, 'status' | 'suspension'> {
  const status = statusOf(term, now);
  if (suspension && (status === 'active' || status === 'expiring')) return { status: 'suspended', suspension };
  return { status, suspension: null };
}

export function statusOf(term: Term, now: Date): SubscriptionStatus {
  if (hasEnded(term, now)) return term.cancelAtEnd ? 'cancelled' : 'expired';
  if (term.awaitsPayment || term.startsAt > now) return 'pending';
  return begunDays(now, term.endsAt) <= expiringDays ? 'expiring' : 'active';
}

import type { Subscription } from '@marketplace/shared/contracts';
import { formatDate } from '@marketplace/shared/ui';
import { countOf } from '../../cart/view/count-of.ts';
import { isInTrial } from '../changes.ts';
import styles from './subscription-cells.module.css';

const DAY = 86_400_000;

/** How much of the term has passed, from 0 to 1. */
export const elapsedPart = ({ startsAt, endsAt, daysLeft, status }: Subscription) => {
  if (status === 'pending') return 0;
  const days = (Date.parse(endsAt) - Date.parse(startsAt)) / DAY;
  return Math.min(1, Math.max(0, 1 - daysLeft / Math.max(days, 1)));
};

// An older API sends no days.
const daysOf = ({ startsAt, endsAt, startsOn = startsAt, endsOn = endsAt }: Subscription) => ({ startsOn, endsOn });

const leftText = (subscription: Subscription) => {
  const { status, daysLeft, trialEndsOn, renewDays, cancelAtEnd, cancelReason, awaitsPayment } = subscription;
  const { startsOn, endsOn } = daysOf(subscription);
  if (awaitsPayment) return 'Starts once its invoice is paid';
  if (status === 'pending') return `Starts on ${formatDate(startsOn)}`;
  if (daysLeft === 0) return `Ended on ${formatDate(endsOn)}${cancelReason ? `: ${cancelReason}` : ''}`;
  const left = `${countOf(daysLeft, 'day')} left`;
  const free = isInTrial(subscription) && trialEndsOn ? `Free until ${formatDate(trialEndsOn)}, ` : '';
  if (cancelAtEnd) return `${left}, then it ends`;
  return `${free}${left}${renewDays ? `, then it renews for ${countOf(renewDays, 'day')}` : ''}`;
};

/** A subscription's start and end, and how much of its term has passed. */
export const TermLine = ({ subscription }: { subscription: Subscription }) => {
  const { status, awaitsPayment, daysLeft } = subscription;
  const { startsOn, endsOn } = daysOf(subscription);
  return (
    <span className={styles.term}>
      <span className={styles.dates}>
        {awaitsPayment ? countOf(daysLeft, 'day') : `${formatDate(startsOn)} to ${formatDate(endsOn)}`}
      </span>
      <span className={styles.track} data-status={status} aria-hidden>
        <span style={{ width: `${elapsedPart(subscription) * 100}%` }} />
      </span>
      <span className={styles.small}>{leftText(subscription)}</span>
    </span>
  );
};

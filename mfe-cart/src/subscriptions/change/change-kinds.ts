import type { SubscriptionChangeBody, SubscriptionChangeQuote } from '@marketplace/shared/contracts';
import { lineLimits } from '../../cart/state/cart-line.ts';
import { countOf } from '../../cart/view/count-of.ts';

export type ChangeKind = 'users' | 'days';

interface Words {
  title: (module: string) => string;
  /** The stepper's label. */
  label: string;
  start: number;
  max: number;
  bodyFor: (amount: number) => SubscriptionChangeBody;
  /** What is charged, factor by factor. */
  factors: (quote: SubscriptionChangeQuote) => string[];
  action: (amount: number) => string;
  done: (amount: number, module: string) => string;
}

export const changeKinds: Record<ChangeKind, Words> = {
  users: {
    title: (module) => `Add users to ${module}`,
    label: 'Users to add',
    start: 1,
    max: lineLimits.users,
    bodyFor: (addUsers) => ({ addUsers }),
    factors: ({ noOfUsers, noOfDays }) => [`${countOf(noOfUsers, 'user')} more`, `${countOf(noOfDays, 'day')} left`],
    action: (amount) => `Add ${countOf(amount, 'user')}`,
    done: (amount, module) => `${countOf(amount, 'user')} added to ${module}.`,
  },
  days: {
    title: (module) => `Extend ${module}`,
    label: 'Days to add',
    start: 30,
    max: lineLimits.days,
    bodyFor: (addDays) => ({ addDays }),
    factors: ({ noOfUsers, noOfDays }) => [countOf(noOfUsers, 'user'), `${countOf(noOfDays, 'day')} more`],
    action: (amount) => `Extend by ${countOf(amount, 'day')}`,
    done: (amount, module) => `${module} extended by ${countOf(amount, 'day')}.`,
  },
};

import { dayMs } from '../../day-ms.ts';
import { begunDays } from '../subscriptions/term.ts';

/** What an order sold of a subscription. */
export interface Sold {
  at: Date;
  noOfUsers: number;
  noOfDays: number;
}

/** The time that an order paid for. */
export interface Period<S> {
  sold: S;
  from: Date;
  until: Date;
}

interface State {
  users: number;
  endsAt: Date;
}

interface Subscribed extends State {
  /** After the trial. */
  startsAt: Date;
}

/**
 * The time that each order of a subscription paid for, oldest first: the first began it, later ones added users until
 * its end at the time, or days for all its users at the time. An order can read as both; what counts is that together
 * they lead to the subscription as it is. Undefined if they don't.
 */
export function soldPeriods<S extends Sold>(
  { startsAt, users, endsAt }: Subscribed,
  [first, ...changes]: S[],
): Period<S>[] | undefined {
  if (!first) return undefined;
  const follow = (state: State, [sold, ...later]: S[]): Period<S>[] | undefined => {
    if (!sold) return state.users === users && state.endsAt.getTime() === endsAt.getTime() ? [] : undefined;
    for (const { period, after } of readings(startsAt, state, sold)) {
      const rest = follow(after, later);
      if (rest) return [{ ...period, sold }, ...rest];
    }
    return undefined;
  };
  const firstEnd = plusDays(startsAt, first.noOfDays);
  const rest = follow({ users: first.noOfUsers, endsAt: firstEnd }, changes);
  return rest && [{ sold: first, from: startsAt, until: firstEnd }, ...rest];
}

interface Reading {
  period: Pick<Period<unknown>, 'from' | 'until'>;
  after: State;
}

function readings(startsAt: Date, { users, endsAt }: State, { at, noOfUsers, noOfDays }: Sold): Reading[] {
  const from = startsAt > at ? startsAt : at;
  const later = plusDays(endsAt, noOfDays);
  const addsUsers = begunDays(from, endsAt) === noOfDays;
  return [
    ...(addsUsers ? [{ period: { from, until: endsAt }, after: { users: users + noOfUsers, endsAt } }] : []),
    ...(noOfUsers === users ? [{ period: { from: endsAt, until: later }, after: { users, endsAt: later } }] : []),
  ];
}

const plusDays = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

/** Whole days of a period that are still unused: a day that has begun is used. */
export const unusedDays = ({ from, until }: Pick<Period<unknown>, 'from' | 'until'>, now: Date): number =>
  Math.max(0, Math.floor((until.getTime() - Math.max(now.getTime(), from.getTime())) / dayMs));

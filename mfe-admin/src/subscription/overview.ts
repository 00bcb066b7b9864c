import type { Subscription } from '@marketplace/shared/contracts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Totals of the running subscriptions. */
export const overviewOf = (subscriptions: Subscription[]) => {
  const running = subscriptions.filter(({ status }) => status === 'active' || status === 'expiring');
  return {
    running: running.length,
    users: sum(running.map(({ users }) => users)),
    seats: sum(running.map(({ seats }) => seats.length)),
    ending: running.filter(({ status }) => status === 'expiring').length,
  };
};

import { formatCount } from '../../contracts/index.ts';
/** "1 user", "25 users"; "1,000+ users" if there are more than were counted. */
export const countOf = (count: number, noun: string, isMore = false) =>
  `${formatCount(count)}${isMore ? '+' : ''} ${noun}${count === 1 ? '' : 's'}`;

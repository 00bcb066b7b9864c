/** "1 user", "25 users"; "1,000+ users" if there are more than were counted. */
export const countOf = (count: number, noun: string, isMore = false) =>
  `${count.toLocaleString('en-IN')}${isMore ? '+' : ''} ${noun}${count === 1 ? '' : 's'}`;

import { formatCount } from '@marketplace/shared/contracts';
/** "1 user", "25 users". */
export const countOf = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

import { formatCount } from '@marketplace/shared/contracts';
/** "1 review", "23 reviews". */
export const countOf = (reviews: number) => `${formatCount(reviews)} ${reviews === 1 ? 'review' : 'reviews'}`;

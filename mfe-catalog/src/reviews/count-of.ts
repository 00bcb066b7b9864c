/** "1 review", "23 reviews". */
export const countOf = (reviews: number) =>
  `${reviews.toLocaleString('en-IN')} ${reviews === 1 ? 'review' : 'reviews'}`;

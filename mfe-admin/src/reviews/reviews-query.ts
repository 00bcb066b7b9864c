import type { ManagedReviewsQuery } from '@marketplace/shared/contracts';
import { choice, defineView, openRow, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';

const statuses: { value: NonNullable<ManagedReviewsQuery['status']> | 'all'; label: string }[] = [
  { value: 'reported', label: 'Reported' },
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'hidden', label: 'Hidden' },
];

const sorts: { value: NonNullable<ManagedReviewsQuery['sort']>; label: string }[] = [
  { value: 'reported,desc', label: 'Recently reported' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
];

/** Shows what waits for a moderator by default. */
export const reviews = defineView({
  search: search('Text, author or module'),
  status: choice('Status', statuses),
  sort: sort(sorts),
  ...paging(),
  review: openRow(),
});
type ReviewsView = ReturnType<typeof reviews.readView>;

export const reviewsApi = '/tex-admin/review';

export const reviewPath = (id: string) => `${reviewsApi}/${encodeURIComponent(id)}`;

/** The endpoint with the query of a view, without the open review. */
export const reviewsPath = ({ review: _, status, ...view }: ReviewsView) =>
  `${reviewsApi}?${queryOf({ ...view, status: status === 'all' ? '' : status })}`;

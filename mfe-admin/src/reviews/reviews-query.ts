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
  { value: 'reported,asc', label: 'Longest reported' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'stars,desc', label: 'Most stars' },
  { value: 'stars,asc', label: 'Fewest stars' },
  { value: 'module,asc', label: 'Module, A to Z' },
  { value: 'module,desc', label: 'Module, Z to A' },
  { value: 'author,asc', label: 'Author, A to Z' },
  { value: 'author,desc', label: 'Author, Z to A' },
  { value: 'status,asc', label: 'Status, A to Z' },
  { value: 'status,desc', label: 'Status, Z to A' },
];

/** By default, shows what is waiting for a moderator. */
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

/** The endpoint with a view's query, without the open review. */
export const reviewsPath = ({ review: _, status, ...view }: ReviewsView) =>
  `${reviewsApi}?${queryOf({ ...view, status: status === 'all' ? '' : status })}`;

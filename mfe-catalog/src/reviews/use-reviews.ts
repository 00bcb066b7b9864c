import { OwnReview, ReviewPage, type ReviewSort } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { useUser } from '@marketplace/shared/session';

export const PAGE_SIZE = 6;
/** The anchor of the section, for links to it. */
export const REVIEWS = 'reviews';

export interface ReviewView {
  sort: ReviewSort;
  /** 0 for all. */
  stars: number;
}

export const readReviews = readerOf(ReviewPage);
const readOwn = readerOf(OwnReview);

export const ownPath = (moduleId: string) => `/tex-suite/user/module/${encodeURIComponent(moduleId)}/review`;

const DEFAULT_SORT: ReviewSort = 'newest';

/** The endpoint of a page of reviews; for the default view, it's the address of the data that comes with the page. */
export const reviewsPath = (moduleId: string, { sort, stars }: ReviewView, page = 0) =>
  [
    `/tex-admin/modules/${encodeURIComponent(moduleId)}/reviews?size=${PAGE_SIZE}`,
    ...(sort === DEFAULT_SORT ? [] : [`sort=${sort}`]),
    ...(stars === 0 ? [] : [`stars=${stars}`]),
    ...(page === 0 ? [] : [`page=${page}`]),
  ].join('&');

/** The first reviews of a module, as the page shows them at first. */
export const useFirstReviews = (moduleId: string | null) =>
  useResource(moduleId === null ? null : reviewsPath(moduleId, { sort: DEFAULT_SORT, stars: 0 }), {
    life: 'short',
    parse: readReviews,
  });

/** The user's own review of a module, and whether they may write one. */
export const useOwnReview = (moduleId: string) => {
  const user = useUser();
  return useResource(user ? ownPath(moduleId) : null, { life: 'short', parse: readOwn });
};

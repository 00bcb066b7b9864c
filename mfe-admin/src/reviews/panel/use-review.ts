import { ManagedReviewDetail } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';
import { reviewPath } from '../reviews-query.ts';

const readReview = readerOf(ManagedReviewDetail);

/** One review with its reports. */
export const useReview = (id: string) => {
  const { status, data, error, reload } = useResource(reviewPath(id), { life: 'short', parse: readReview });
  return { status, review: data, isGone: statusOf(error) === 404, reload };
};

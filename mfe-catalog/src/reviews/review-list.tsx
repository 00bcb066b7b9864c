import type { ReviewPage } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { ShowMore } from '../category-list/show-more.tsx';
import { useContinued } from '../category-list/use-continued.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { PAGE_SIZE, readReviews, reviewsPath, type ReviewView } from './use-reviews.ts';

interface Props {
  moduleId: string;
  view: ReviewView;
  /** The first page of the view. */
  page: ReviewPage;
  ownId: string | undefined;
  /** Missing while reviews can't be reported. */
  onReport: ((id: string) => void) | undefined;
}

/** The reviews of a view; more load on demand. */
export const ReviewList = ({ moduleId, view, page, ownId, onReport }: Props) => {
  const list = useContinued({
    first: page.content,
    total: page.totalElements,
    pathOf: (from) => reviewsPath(moduleId, view, Math.ceil(from / PAGE_SIZE)),
    parse: (answer) => readReviews(answer).content,
  });
  return (
    <div className={styles.listed}>
      <ul className={styles.list}>
        {list.items.map((review) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              isOwn={review.id === ownId}
              actions={
                onReport &&
                review.id !== ownId && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Report the review by ${review.author}`}
                    onClick={() => onReport(review.id)}
                  >
                    Report
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
      <ShowMore list={list} what="reviews" />
    </div>
  );
};

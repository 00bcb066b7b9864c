import type { Module, ReviewPage } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';
import { useIsVisitor, useUser } from '@marketplace/shared/session';
import { Button, EmptyState, SkeletonList } from '@marketplace/shared/ui';
import { SelectField } from '@marketplace/shared/ui/form';
import { MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { OwnPart } from './own-part.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import styles from './reviews.module.css';
import { readReviews, REVIEWS, reviewsPath, useFirstReviews, useOwnReview, type ReviewView } from './use-reviews.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

const sorts: { value: ReviewView['sort']; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'highest', label: 'Highest rating' },
  { value: 'lowest', label: 'Lowest rating' },
];

interface ListedProps {
  moduleId: string;
  first: ReviewPage;
  ownId: string | undefined;
}

/** The reviews by sort and stars; while another view loads, the shown one stays. */
const Listed = ({ moduleId, first, ownId }: ListedProps) => {
  const [view, setView] = useState<ReviewView>({ sort: 'newest', stars: 0 });
  const [reported, setReported] = useState<string>();
  const isPlain = view.sort === 'newest' && view.stars === 0;
  const path = reviewsPath(moduleId, view);
  const resource = useResource(isPlain ? null : path, { life: 'short', parse: readReviews });
  const page = isPlain ? first : resource.data;
  const isVisitor = useIsVisitor();
  return (
    <div className={styles.columns}>
      <RatingSummary page={first} stars={view.stars} onStars={(stars) => setView({ ...view, stars })} />
      <div className={styles.right}>
        <div className={styles.tools}>
          <SelectField
            label="Sort reviews by"
            options={sorts}
            value={view.sort}
            onChange={({ target }) =>
              setView({ ...view, sort: sorts.find(({ value }) => value === target.value)?.value ?? 'newest' })
            }
          />
          {view.stars > 0 && (
            <Button kind="quiet" onClick={() => setView({ ...view, stars: 0 })}>
              Show all ratings
            </Button>
          )}
        </div>
        {page && (
          <ReviewList
            key={path}
            {...{ moduleId, view, page, ownId }}
            onReport={isVisitor ? undefined : (id) => setReported(id)}
          />
        )}
        {!page && resource.status === 'loading' && <SkeletonList count={3} />}
        {!page && resource.status === 'failed' && (
          <p role="alert" className={styles.failed}>
            These reviews could not be loaded.
            <Button size="small" onClick={resource.reload}>
              Try again
            </Button>
          </p>
        )}
      </div>
      {reported && (
        <Suspense>
          <ReportDialog id={reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
    </div>
  );
};

const Section = ({ module }: { module: Module }) => {
  const { data: first, status, reload } = useFirstReviews(module.id);
  const own = useOwnReview(module.id);
  const user = useUser();
  const refresh = () => {
    own.reload();
    reload();
  };
  return (
    <section className={styles.section} id={REVIEWS} aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      <OwnPart module={module} own={user ? own.data : undefined} onChanged={refresh} />
      {first && first.total > 0 && (
        <Listed moduleId={module.id} first={first} ownId={own.data?.review?.id} key={user?.id ?? ''} />
      )}
      {first?.total === 0 && (
        <EmptyState
          icon={MessageSquareText}
          title="No reviews yet"
          text="If your organization subscribes to this module, write the first one."
        />
      )}
      {!first && status === 'loading' && <SkeletonList count={3} />}
      {!first && status === 'failed' && (
        <p role="alert" className={styles.failed}>
          The reviews could not be loaded.
          <Button size="small" onClick={reload}>
            Try again
          </Button>
        </p>
      )}
    </section>
  );
};

/** What subscribers say about a module. Nothing before it is released, or if the API has no reviews. */
export const Reviews = ({ module }: { module: Module }) =>
  module.comingSoon || module.reviewCount === undefined ? null : <Section module={module} />;

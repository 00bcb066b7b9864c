import type { ManagedReviewDetail } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Button, formatDate, Notice, SkeletonList } from '@marketplace/shared/ui';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { useState } from 'react';
import { NoRecord } from '../../view/no-record.tsx';
import { ReviewBadges, StarsText } from '../review-columns.tsx';
import { HideForm } from './hide-form.tsx';
import { showAgain } from './moderate.ts';
import styles from './review-panel.module.css';
import { ReviewReports } from './review-reports.tsx';
import { useReview } from './use-review.ts';

interface Props {
  id: string;
  /** Runs after a change that the list does not show yet. */
  onChanged: () => void;
  onClose: () => void;
}

const Words = ({
  review: { stars, title, text, author, organization, ...review },
}: {
  review: ManagedReviewDetail;
}) => (
  <section className={styles.words} aria-label="Review">
    <p className={styles.looks}>
      <StarsText stars={stars} />
      <ReviewBadges review={review} />
    </p>
    {title && (
      <h3 className={styles.heading} dir="auto">
        {title}
      </h3>
    )}
    <p className={styles.text} dir="auto">
      {text}
    </p>
    <p className={styles.quiet}>
      <Link to={`/iam-dashboard?user=${encodeURIComponent(author.id)}`}>{author.name}</Link>
      {`, ${organization}, ${formatDate(review.createdAt)}`}
      {review.editedAt && `, edited ${formatDate(review.editedAt)}`}
    </p>
  </section>
);

const Hidden = ({ review, onChanged }: { review: ManagedReviewDetail; onChanged: () => void }) => {
  const [busy, setBusy] = useState(false);
  const { hiddenBy, hiddenAt, hiddenReason } = review;
  const show = async () => {
    setBusy(true);
    await showAgain(review, onChanged);
    setBusy(false);
  };
  return (
    <div className={styles.form}>
      <Notice tone="info">
        {`Hidden${hiddenBy ? ` by ${hiddenBy}` : ''}${hiddenAt ? ` on ${formatDate(hiddenAt)}` : ''}: `}
        <q dir="auto">{hiddenReason}</q>
      </Notice>
      <span>
        <Button kind="primary" busy={busy && 'Publishing...'} onClick={() => void show()}>
          Publish again
        </Button>
      </span>
    </div>
  );
};

/** One review in the side panel, with its own URL: text, reports, and what a moderator can do. */
export const ReviewPanel = ({ id, onChanged, onClose }: Props) => {
  const { status, review, isGone, reload } = useReview(id);
  const isLoading = status === 'loading';
  const refresh = () => {
    reload();
    onChanged();
  };
  return (
    <SidePanel
      above={
        review ? <Link to={`/module?id=${encodeURIComponent(review.moduleId)}`}>{review.moduleName}</Link> : 'Review'
      }
      title={review ? `Review by ${review.author.name}` : isLoading ? 'Loading review' : 'Review'}
      closeLabel="Close review"
      onClose={onClose}
    >
      {review && (
        <>
          <Words review={review} />
          <ReviewReports review={review} onChanged={refresh} />
          {review.status === 'hidden' ? (
            <Hidden review={review} onChanged={refresh} />
          ) : (
            <HideForm key={review.version} review={review} onHidden={refresh} />
          )}
        </>
      )}
      {!review && status === 'failed' && <NoRecord what="review" isGone={isGone} onRetry={reload} />}
      {!review && isLoading && <SkeletonList count={4} />}
    </SidePanel>
  );
};

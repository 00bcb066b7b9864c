import type { Module, OwnReview } from '@marketplace/shared/contracts';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { useIsVisitor } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/toast';
import { Button, formatDate, LinkButton, Notice, Skeleton } from '@marketplace/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './reviews.module.css';
import { ownPath } from './use-reviews.ts';

const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }));
const ConfirmDialog = lazy(async () => ({
  default: (await import('@marketplace/shared/ui/dialog')).ConfirmDialog,
}));

interface Props {
  module: Module;
  /** Missing until it is known. */
  own: OwnReview | undefined;
  onChanged: () => void;
}

const ForVisitors = () => (
  <div className={styles.own}>
    <p>Does your organization subscribe to this module? Sign in to review it.</p>
    <LinkButton to="/login" size="small">
      Sign in
    </LinkButton>
  </div>
);

const deleteReview = async (moduleId: string) => {
  try {
    await marketplace.delete(ownPath(moduleId));
    notify.success('Your review was deleted.');
    return true;
  } catch (error) {
    notify.error(serverSaid(error) ?? 'Your review could not be deleted. The server didn’t respond. Please try again.');
    return false;
  }
};

/** Asks, then deletes. */
const DeleteButton = ({ moduleId, onDeleted }: { moduleId: string; onDeleted: () => void }) => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const done = await deleteReview(moduleId);
    setBusy(false);
    setAsking(false);
    if (done) onDeleted();
  };
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            title="Delete your review?"
            action="Delete review"
            busy={busy}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(false)}
          >
            It won’t count toward the rating anymore. You can write another one later.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};

/** What the reader can do: sign in, write a review or change their own. Or why they can't. */
export const OwnPart = ({ module, own, onChanged }: Props) => {
  const isVisitor = useIsVisitor();
  const [isOpen, setIsOpen] = useState(false);
  const review = own?.review;
  if (isVisitor) return <ForVisitors />;
  if (!own) return <div className={styles.own} />;
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton height={420} />}>
        <ReviewForm
          module={module}
          own={own}
          onCancel={() => setIsOpen(false)}
          onSaved={() => {
            setIsOpen(false);
            onChanged();
          }}
        />
      </Suspense>
    );
  return (
    <>
      {review?.status === 'hidden' && (
        <Notice tone="warning">
          A moderator hid your review, so only you can see it. Reason: <q dir="auto">{review.hiddenReason}</q>
        </Notice>
      )}
      <div className={styles.own}>
        <p>
          {review
            ? `You reviewed ${module.name} on ${formatDate(review.createdAt)}.`
            : own.mayReview
              ? `Your organization has subscribed to ${module.name}. How is it?`
              : `Only people whose organization has subscribed to ${module.name} can review it.`}
        </p>
        {own.mayReview && (
          <Button size="small" kind={review ? 'secondary' : 'primary'} onClick={() => setIsOpen(true)}>
            {review ? 'Edit review' : 'Write a review'}
          </Button>
        )}
        {review?.status === 'published' && <DeleteButton moduleId={module.id} onDeleted={onChanged} />}
      </div>
    </>
  );
};

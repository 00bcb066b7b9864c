import { ManagedReviewDetail } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { reviewPath } from '../reviews-query.ts';

const readReview = readerOf(ManagedReviewDetail);

const NOT_CHANGED = 'The server didn’t respond, so nothing was changed. Check your connection and try again.';

/** Changes a review and reports the outcome. Returns whether it succeeded. */
const attempt = async <T>(run: () => Promise<T>, done: string, undo?: (answer: T) => void): Promise<boolean> => {
  try {
    const answer = await run();
    notify.success(done, undo && (() => undo(answer)));
    return true;
  } catch (error) {
    notify.error(serverSaid(error) ?? NOT_CHANGED);
    return false;
  }
};

type Review = Pick<ManagedReviewDetail, 'id' | 'version' | 'hiddenReason' | 'author'>;

const setStatus = ({ id, version }: Review, status: { status: 'published' } | { status: 'hidden'; reason: string }) =>
  marketplace.put(`${reviewPath(id)}/status`, { ...status, version });

/** Can be undone; hiding can't, because it closes the reports and sends an email. */
export const showAgain = async (review: Review, then: () => void) => {
  const hideAgain = async (shown: Review) => {
    const hidden = { status: 'hidden', reason: review.hiddenReason ?? '' } as const;
    if (await attempt(() => setStatus(shown, hidden), `Review hidden again. ${review.author.name} gets an email.`))
      then();
  };
  const show = () => setStatus(review, { status: 'published' });
  if (await attempt(show, 'Review published again.', ({ data }) => void hideAgain(readReview(data)))) then();
};

export const dismissReports = (path: string) =>
  attempt(() => marketplace.post(`${path}/dismiss`), 'Reports dismissed.');

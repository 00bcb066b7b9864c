import { REVIEW_LIMITS, ReviewBody, type OwnReview } from '@marketplace/shared/contracts';
import { trimmed, useForm } from '@marketplace/shared/form';
import { marketplace, responseCache } from '@marketplace/shared/http';
import { ownPath } from './use-reviews.ts';

export interface ReviewValues {
  /** 0 until the user chooses. */
  stars: number;
  title: string;
  text: string;
}

const blank: ReviewValues = { stars: 0, title: '', text: '' };

const check = ({ stars, text }: ReviewValues): Record<string, string> => ({
  ...(stars === 0 && { stars: 'Choose between one and five stars.' }),
  ...([...text].length < REVIEW_LIMITS.textMin && { text: `Write at least ${REVIEW_LIMITS.textMin} characters.` }),
});

/** The form for the user's review of a module. */
export const useReviewForm = (moduleId: string, { review }: OwnReview, onSaved: () => void) =>
  useForm<ReviewValues, void>({
    start: review ? { stars: review.stars, title: review.title, text: review.text } : blank,
    contract: ReviewBody,
    labels: { stars: 'Stars', title: 'Title', text: 'Your review' },
    tidy: trimmed,
    check,
    send: async (values) => {
      await marketplace.put(ownPath(moduleId), { ...values, version: review?.version ?? null });
      responseCache.invalidate('/tex-admin/modules');
    },
    next: (_answer, values) => values,
    onSent: onSaved,
    done:
      review?.status === 'hidden' ? 'Your review was saved. It stays hidden for now.' : 'Thank you for your review.',
    silence: 'Your review could not be saved. Check your connection and try again. We kept what you wrote.',
    draft: `review-${moduleId}`,
  });

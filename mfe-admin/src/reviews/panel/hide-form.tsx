import { REVIEW_LIMITS, type ManagedReviewDetail } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, trimmed, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { reviewPath } from '../reviews-query.ts';
import styles from './review-panel.module.css';

interface Hiding {
  reason: string;
}

const Field = fieldsOf<Hiding>();

/** Hides a review with a reason, which its author gets by email. */
export const HideForm = ({ review, onHidden }: { review: ManagedReviewDetail; onHidden: () => void }) => {
  const form = useForm<Hiding, void>({
    start: { reason: '' },
    tidy: trimmed,
    check: ({ reason }): Record<string, string> =>
      reason === '' ? { reason: 'Enter a reason. The author will see it.' } : {},
    send: async ({ reason }) => {
      const { version } = review;
      await marketplace.put(`${reviewPath(review.id)}/status`, { status: 'hidden', reason, version });
    },
    onSent: onHidden,
    done: `Review hidden. ${review.author.name} gets an email.`,
  });
  return (
    <Form form={form} className={styles.form} label="Hide review">
      <Field.Area
        name="reason"
        label="Reason"
        rows={2}
        maxLength={REVIEW_LIMITS.hiddenReason}
        help={`${review.author.name} gets it by email.`}
      />
      <UnsavedChanges when={form.isDirty} what="the reason" />
      <FormError />
      <span>
        <Button type="submit" kind="danger" busy={form.busy && 'Hiding...'}>
          Hide review
        </Button>
      </span>
    </Form>
  );
};

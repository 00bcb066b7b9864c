import type { Module, OwnReview } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import styles from './review-form.module.css';
import { StarField } from './star-field.tsx';
import { useReviewForm, type ReviewValues } from './use-review-form.ts';

const Field = fieldsOf<ReviewValues>();

interface Props {
  module: Module;
  own: OwnReview;
  onSaved: () => void;
  onCancel: () => void;
}

/** Writes or changes the user's review. What was typed survives every refusal and a reload. */
export const ReviewForm = ({ module, own, onSaved, onCancel }: Props) => {
  const form = useReviewForm(module.id, own, onSaved);
  const cancel = () => {
    form.discard();
    onCancel();
  };
  return (
    <Form form={form} className={styles.form} label={`Your review of ${module.name}`}>
      <h3 className={styles.heading}>{`Your review of ${module.name}`}</h3>
      <StarField name="stars" label="How many stars?" />
      <Field.Text name="title" optional dir="auto" autoComplete="off" />
      <Field.Area
        name="text"
        rows={5}
        dir="auto"
        help="Everyone can read it, with your first name and last initial. Don’t name people."
      />
      <FormError />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={form.busy && 'Saving...'}>
          {own.review ? 'Save review' : 'Publish review'}
        </Button>
        <Button kind="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
};

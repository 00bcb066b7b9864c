import { ReportBody, type ReportReason } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, trimmed, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import styles from './review-form.module.css';

const reasons: { value: ReportReason; label: string }[] = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'offensive', label: 'Offensive language' },
  { value: 'personal_data', label: 'Names or personal data' },
  { value: 'off_topic', label: 'Not about this module' },
  { value: 'other', label: 'Something else' },
];

interface Report {
  reason: string;
  note: string;
}

const Field = fieldsOf<Report>();

/** Reports a review to the moderators. */
export const ReportDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const form = useForm<Report, void>({
    start: { reason: 'spam', note: '' },
    contract: ReportBody,
    labels: { reason: 'What’s wrong with it?', note: 'Anything to add?' },
    tidy: trimmed,
    send: async (report) => void (await marketplace.post(`/tex-suite/review/${encodeURIComponent(id)}/report`, report)),
    onSent: onClose,
    done: 'Thank you. A moderator will look at this review.',
    silence: 'The report could not be sent. Check your connection and try again.',
  });
  return (
    <Dialog open title="Report this review" onClose={onClose}>
      <Form form={form} className={styles.dialogForm} label="Report this review">
        <Field.Select name="reason" options={reasons} />
        <Field.Area name="note" rows={3} optional dir="auto" help="Moderators will see this. The author won’t." />
        <FormError />
        <div className={styles.actions}>
          <Button type="submit" kind="primary" busy={form.busy && 'Sending...'}>
            Send report
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};

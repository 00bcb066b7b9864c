import type { Invoice } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError } from '@marketplace/shared/form';
import { Button, formatMoney } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { useQuestion } from '../../question/use-question.tsx';
import styles from './order-panel.module.css';
import { useCredit, type Credit } from './use-credit.ts';

interface Props {
  invoice: Invoice;
  onIssued: () => void;
  onClose: () => void;
}

const Field = fieldsOf<Credit>();

/** Credits an invoice: all of it, or a part of any line. */
export const CreditForm = ({ invoice, onIssued, onClose }: Props) => {
  const { ask, dialog } = useQuestion();
  const { form, left, creditAll } = useCredit({ invoice, ask, onIssued });
  const { currency } = invoice;
  return (
    <>
      <Form form={form} className={styles.form} label="Issue credit note">
        <h3 className={styles.heading}>Issue credit note</h3>
        <p className={styles.quiet}>Amounts before tax; the tax is credited with them.</p>
        <div className={styles.fields}>
          {invoice.lines.map(({ description }, index) =>
            left[index] ? (
              <Field.Text
                key={index}
                name={`lines.${index}.amount`}
                label={`${description} in ${currency}`}
                inputMode="decimal"
                maxLength={16}
                autoComplete="off"
                help={`${formatMoney(left[index], currency)} at most`}
              />
            ) : null,
          )}
          <Field.Area
            name="reason"
            label="Reason"
            maxLength={500}
            rows={2}
            help="The buyer reads it on the credit note."
          />
        </div>
        <UnsavedChanges when={form.isDirty} what="the credit note" />
        <FormError />
        <span className={styles.actions}>
          <Button type="submit" kind="primary" busy={form.busy && 'Computing...'}>
            Show amounts
          </Button>
          <Button onClick={creditAll}>Credit everything</Button>
          <Button
            kind="quiet"
            onClick={() => {
              form.discard();
              onClose();
            }}
          >
            Cancel
          </Button>
        </span>
      </Form>
      {dialog}
    </>
  );
};

import { type Order, refundableOf } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError } from '@marketplace/shared/form';
import { Button, formatMoney } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import styles from './order-panel.module.css';
import { refundablePayments, useRefund, type RefundFields } from './use-refund.ts';

interface Props {
  order: Order;
  onRefunded: () => void;
}

const Field = fieldsOf<RefundFields>();

/** Refunds an overpayment: to the original payment, or by a transfer that was made. */
export const RefundForm = ({ order, onRefunded }: Props) => {
  const form = useRefund(order, onRefunded);
  const payments = refundablePayments(order);
  const { currency } = order;
  const byTransfer = form.values.paymentId === '';
  return (
    <Form form={form} className={styles.form} label="Refund">
      <h3 className={styles.heading}>Refund</h3>
      <div className={styles.fields}>
        <Field.Text
          name="amount"
          label={`Amount in ${currency}`}
          inputMode="decimal"
          maxLength={16}
          help={`${formatMoney(refundableOf(order.invoice), currency)} was overpaid.`}
        />
        {payments.length > 0 && (
          <Field.Select
            name="paymentId"
            label="Refund to"
            options={[
              ...payments.map(({ id, reference }) => ({ value: id, label: `Online payment ${reference}` })),
              { value: '', label: 'Bank account, by transfer' },
            ]}
          />
        )}
        {byTransfer && <Field.Text name="refundedAt" label="Sent on" type="date" />}
        {byTransfer && (
          <Field.Text
            name="reference"
            label="Bank reference"
            maxLength={80}
            autoComplete="off"
            help="Make the transfer first. We never count the same reference twice."
          />
        )}
      </div>
      <UnsavedChanges when={form.isDirty} what="your entries" />
      <FormError />
      <span>
        <Button type="submit" kind="primary" busy={form.busy && 'Refunding...'}>
          {byTransfer ? 'Record refund' : 'Refund'}
        </Button>
      </span>
    </Form>
  );
};

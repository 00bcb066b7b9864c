import type { Order } from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError } from '@marketplace/shared/form';
import { Button, formatMoney } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import styles from './order-panel.module.css';
import { useTransfer, type Transfer } from './use-transfer.ts';

interface Props {
  order: Order;
  onRecorded: () => void;
}

const Field = fieldsOf<Transfer>();

/** Records a bank transfer for all or part of the balance. */
export const TransferForm = ({ order, onRecorded }: Props) => {
  const form = useTransfer(order, onRecorded);
  return (
    <Form form={form} className={styles.form} label="Record bank transfer">
      <h3 className={styles.heading}>Record bank transfer</h3>
      <div className={styles.fields}>
        <Field.Text
          name="amount"
          label={`Amount in ${order.currency}`}
          inputMode="decimal"
          maxLength={16}
          help={`${formatMoney(order.balance, order.currency)} is due. Enter less for a partial payment.`}
        />
        <Field.Text name="paidAt" label="Received on" type="date" />
        <Field.Text
          name="reference"
          label="Bank reference"
          maxLength={80}
          autoComplete="off"
          help="Such as the UTR. We never count the same reference twice."
        />
      </div>
      <UnsavedChanges when={form.isDirty} what="your entries" />
      <FormError />
      <span>
        <Button type="submit" kind="primary" busy={form.busy && 'Recording...'}>
          Record transfer
        </Button>
      </span>
    </Form>
  );
};

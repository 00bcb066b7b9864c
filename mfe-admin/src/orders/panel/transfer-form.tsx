import type { AdminOrder } from '@marketplace/shared/contracts';
import { Button, formatMoney, Notice } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { TextField } from '@marketplace/shared/ui/form';
import { useRefusable } from '../../form/use-refusable.ts';
import styles from './order-panel.module.css';
import { useTransfer } from './use-transfer.ts';

interface Props {
  order: AdminOrder;
  onRecorded: () => void;
}

/** Records money that has arrived at the bank, all that is open or a part. */
export const TransferForm = ({ order, onRecorded }: Props) => {
  const { dirty, draft, errors, failed, busy, edit, record } = useTransfer(order, onRecorded);
  const submitting = useRefusable(record);
  return (
    <form {...submitting} className={styles.form} aria-label="Record bank transfer">
      <h3 className={styles.heading}>Record bank transfer</h3>
      <div className={styles.fields}>
        <TextField
          label={`Amount in ${order.currency}`}
          inputMode="decimal"
          maxLength={16}
          value={draft.amount}
          error={errors.amount}
          help={`${formatMoney(order.balance, order.currency)} is open. Less is a part payment.`}
          onChange={edit('amount')}
        />
        <TextField
          label="Arrived on"
          type="date"
          value={draft.paidAt}
          error={errors.paidAt}
          onChange={edit('paidAt')}
        />
        <TextField
          label="Reference of the bank"
          maxLength={80}
          autoComplete="off"
          value={draft.reference}
          error={errors.reference}
          help="Such as the UTR. The same reference is never counted twice."
          onChange={edit('reference')}
        />
      </div>
      <UnsavedChanges when={dirty} what="the bank transfer" />
      {failed && <Notice tone="danger">{failed}</Notice>}
      <span>
        <Button type="submit" kind="primary" busy={busy && 'Recording...'}>
          Record transfer
        </Button>
      </span>
    </form>
  );
};

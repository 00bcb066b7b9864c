import type { Order } from '@marketplace/shared/contracts';
import { fieldsOf, trimmed, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { CorrectionForm } from './correction-form.tsx';

interface Props {
  order: Order;
  onCancelled: () => void;
  onClose: () => void;
}

interface Cancellation {
  reason: string;
}

const Field = fieldsOf<Cancellation>();

/** Cancels an unpaid order, whether or not it gave access. */
export const CancelForm = ({ order: { id, number, invoice }, onCancelled, onClose }: Props) => {
  const form = useForm<Cancellation>({
    start: { reason: '' },
    tidy: trimmed,
    check: ({ reason }) => ({ ...(reason === '' && { reason: 'Enter a reason. The buyer will see it.' }) }),
    send: (body) => marketplace.post(`/tex-admin/order/${encodeURIComponent(id)}/cancel`, body),
    next: (_answer, body) => body,
    onSent: onCancelled,
    done: () => `Order ${number} canceled.`,
    silence: 'The server didn’t respond. Check the order before you try again.',
  });
  return (
    <CorrectionForm
      form={form}
      title="Cancel order"
      lead={`Invoice ${invoice.number} becomes void and keeps its number. The order’s subscriptions end right away, and the buyer and the payer get an email.`}
      submit={{ label: `Cancel order ${number}`, busy: 'Canceling...', kind: 'danger' }}
      onClose={onClose}
    >
      <Field.Area name="reason" label="Reason" maxLength={500} rows={2} help="The buyer will see it." />
    </CorrectionForm>
  );
};

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

/** Cancels an unpaid order, whether it gave access or not. */
export const CancelForm = ({ order: { id, number, invoice }, onCancelled, onClose }: Props) => {
  const form = useForm<Cancellation>({
    start: { reason: '' },
    tidy: trimmed,
    check: ({ reason }) => ({ ...(reason === '' && { reason: 'Write why: the buyer reads it.' }) }),
    send: (body) => marketplace.post(`/tex-admin/order/${encodeURIComponent(id)}/cancel`, body),
    next: (_answer, body) => body,
    onSent: onCancelled,
    done: () => `Order ${number} is cancelled.`,
    silence: 'The server did not answer. Look at the order again before you repeat it.',
  });
  return (
    <CorrectionForm
      form={form}
      title="Cancel order"
      lead={`Invoice ${invoice.number} becomes void and keeps its number. Subscriptions of the order end at once, and the buyer and the payer are told by email.`}
      what="the cancellation"
      submit={{ label: `Cancel order ${number}`, busy: 'Cancelling...', kind: 'danger' }}
      onClose={onClose}
    >
      <Field.Area name="reason" label="Reason" maxLength={500} rows={2} help="The buyer reads it." />
    </CorrectionForm>
  );
};

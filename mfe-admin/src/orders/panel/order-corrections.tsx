import type { Invoice, Order, Refund } from '@marketplace/shared/contracts';
import { saveFile, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button, formatDate, formatMoney } from '@marketplace/shared/ui';
import { Download } from 'lucide-react';
import { methodLabels } from '../order-labels.ts';
import styles from './order-panel.module.css';

const refundStates: Record<Refund['status'], string> = {
  succeeded: 'refunded',
  pending: 'refund pending',
  failed: 'refund failed',
};

const download = ({ id }: Invoice, noteId: string, number: string) =>
  saveFile(
    `/tex-suite/invoice/${encodeURIComponent(id)}/credit-note/${encodeURIComponent(noteId)}/pdf`,
    `${number}.pdf`,
  ).catch((error: unknown) => notify.error(serverSaid(error) ?? 'The PDF couldn’t be downloaded. Please try again.'));

/** Credit notes and refunds, oldest first. */
export const OrderCorrections = ({ order: { invoice, currency } }: { order: Order }) => {
  const { creditNotes = [], refunds = [] } = invoice;
  if (creditNotes.length + refunds.length === 0) return null;
  return (
    <section aria-label="Credit notes and refunds">
      <h3 className={styles.heading}>Credit notes and refunds</h3>
      <ul className={styles.box} data-list>
        {creditNotes.map(({ id, number, issuedOn, reason, total }) => (
          <li key={id} className={styles.payment}>
            <span>
              <strong>{number}</strong>
              <small>{`${formatDate(issuedOn)}: ${reason}`}</small>
              <span>
                <Button size="small" kind="quiet" onClick={() => void download(invoice, id, number)}>
                  <Download size={14} strokeWidth={1.75} aria-hidden />
                  {`PDF of ${number}`}
                </Button>
              </span>
            </span>
            <span>{`−${formatMoney(total, currency)}`}</span>
          </li>
        ))}
        {refunds.map(({ id, reference, method, amount, status, reason, createdAt, refundedAt, refundDate }) => (
          <li key={id} className={styles.payment}>
            <span>
              <strong>{reference}</strong>
              <small>
                {`${methodLabels[method]}, ${formatDate(refundDate ?? refundedAt ?? createdAt)}, ${refundStates[status]}${reason ? `: ${reason}` : ''}`}
              </small>
            </span>
            <span>{formatMoney(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

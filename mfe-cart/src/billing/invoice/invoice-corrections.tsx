import { type CreditNote, type Invoice, type Refund, statusTones } from '@marketplace/shared/contracts';
import { Badge, formatDate, formatMoney } from '@marketplace/shared/ui';
import { DownloadButton } from '../../invoices/download-button.tsx';
import { methodNames } from '../payments/method-names.ts';
import styles from './invoice-actions.module.css';

const Note = ({ invoice, note }: { invoice: Invoice; note: CreditNote }) => {
  const { id, number, issuedOn, reason, total, currency } = note;
  const path = `/tex-suite/invoice/${encodeURIComponent(invoice.id)}/credit-note/${encodeURIComponent(id)}/pdf`;
  return (
    <li className={styles.payment}>
      <span className={styles.paid}>{`−${formatMoney(total, currency)}`}</span>
      <Badge>Credit note</Badge>
      <span className={styles.how}>{`${number} of ${formatDate(issuedOn)} · ${reason}`}</span>
      <span className={styles.how}>
        <DownloadButton
          path={path}
          fileName={`${number}.pdf`}
          failed="The PDF could not be downloaded."
          size="small"
        >{`PDF of ${number}`}</DownloadButton>
      </span>
    </li>
  );
};

const looks = {
  succeeded: { tone: statusTones.succeeded, label: 'Refunded' },
  pending: { tone: statusTones.pending, label: 'Refund pending' },
} as const;

const RefundEntry = ({ refund }: { refund: Refund }) => {
  const { amount, currency, method, reference, status, createdAt, refundedAt, refundDate } = refund;
  if (status === 'failed') return null;
  const { tone, label } = looks[status];
  return (
    <li className={styles.payment}>
      <span className={styles.paid}>{formatMoney(amount, currency)}</span>
      <Badge tone={tone}>{label}</Badge>
      <span
        className={styles.how}
      >{`${methodNames[method]} on ${formatDate(refundDate ?? refundedAt ?? createdAt)} · ${reference}`}</span>
    </li>
  );
};

/** The credit notes and refunds of an invoice. Failed refunds are left out: administrators handle them. */
export const InvoiceCorrections = ({ invoice }: { invoice: Invoice }) => {
  const { creditNotes = [], refunds = [] } = invoice;
  if (creditNotes.length + refunds.length === 0) return null;
  return (
    <section className={styles.payments} aria-labelledby="invoice-corrections">
      <h2 className={styles.title} id="invoice-corrections">
        Credit notes and refunds
      </h2>
      <ul className={styles.list}>
        {creditNotes.map((note) => (
          <Note key={note.id} invoice={invoice} note={note} />
        ))}
        {refunds.map((refund) => (
          <RefundEntry key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  );
};

import type { InvoiceSummary, Payment } from '@marketplace/shared/contracts';
import { Badge, Button, formatMoney, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useState } from 'react';
import styles from './pay-invoice-dialog.module.css';
import { SandboxChoice, type SandboxToken } from './sandbox-choice.tsx';
import { usePayInvoice } from './use-pay-invoice.ts';

interface Props {
  invoice: Pick<InvoiceSummary, 'id' | 'number' | 'balance' | 'currency'>;
  onPaid: (payment: Payment) => void;
  onClose: () => void;
}

/** Pays what is open of an invoice online. The provider of this marketplace is a sandbox: who pays chooses how it ends. */
export const PayInvoiceDialog = ({ invoice, onPaid, onClose }: Props) => {
  const [token, setToken] = useState<SandboxToken>('sandbox_ok');
  const { paying, refusal, pay, forgive } = usePayInvoice(invoice.id, onPaid);
  const amount = formatMoney(invoice.balance, invoice.currency);
  const choose = (next: SandboxToken) => {
    forgive();
    setToken(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pay online"
      aside={<Badge tone="info">Sandbox</Badge>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={paying && `Paying ${amount}`} onClick={() => void pay(token)}>
            {`Pay ${amount}`}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>Invoice</dt>
          <dd>{invoice.number}</dd>
        </div>
        <div>
          <dt>Open amount</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      </dl>
      <SandboxChoice value={token} onChange={choose} />
      <p className={styles.note}>This is a sandbox: the invoice is settled here, and no money moves.</p>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
    </Dialog>
  );
};

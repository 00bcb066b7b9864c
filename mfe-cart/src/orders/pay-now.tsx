import type { Invoice } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { notify } from '@marketplace/shared/toast';
import { Badge, Button, Card, formatMoney, Notice } from '@marketplace/shared/ui';
import { useState } from 'react';
import { forgetMoney } from '../invoices/forget-money.ts';
import { SandboxChoice, type SandboxToken } from '../invoices/sandbox-choice.tsx';
import { usePayInvoice } from '../invoices/use-pay-invoice.ts';
import styles from './pay-now.module.css';

interface Props {
  invoice: Invoice;
  onPaid: () => void;
}

/** Pays the order online, at once or after a refusal again. The provider is a sandbox: who pays chooses how it ends. */
export const PayNow = ({ invoice: { id, number, balance, currency }, onPaid }: Props) => {
  const [token, setToken] = useState<SandboxToken>('sandbox_ok');
  const amount = formatMoney(balance, currency);
  const { paying, refusal, pay, forgive } = usePayInvoice(id, () => {
    forgetMoney();
    notify.success(`Invoice ${number} is paid.`);
    onPaid();
  });
  const choose = (next: SandboxToken) => {
    forgive();
    setToken(next);
  };
  return (
    <Card className={styles.panel ?? ''}>
      <div className={styles.head}>
        <h3 className={styles.title}>{`Pay ${amount} online`}</h3>
        <Badge tone="info">Sandbox</Badge>
      </div>
      <p className={styles.text}>This is a sandbox: choose how the payment ends. No money moves.</p>
      <SandboxChoice value={token} onChange={choose} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button kind="primary" size="large" busy={paying && `Paying ${amount}`} onClick={() => void pay(token)}>
          {`Pay ${amount}`}
        </Button>
        <Link to="/payment-history" className={styles.later}>
          Pay later from the payment history
        </Link>
      </div>
    </Card>
  );
};

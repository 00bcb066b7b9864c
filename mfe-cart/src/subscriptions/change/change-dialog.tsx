import { useSearchParams } from '@marketplace/shared/router';
import { Button, formatDate, LinkButton, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { NumberStepper } from '@marketplace/shared/ui/form';
import { useState } from 'react';
import { withParts } from '../../billing/books-query.ts';
import { countOf } from '../../cart/view/count-of.ts';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import styles from '../subscription-dialog.module.css';
import { ChangeDone } from './change-done.tsx';
import { changeKinds, type ChangeKind } from './change-kinds.ts';
import { ChangeQuote } from './change-quote.tsx';
import { useChangeQuote } from './use-change-quote.ts';
import { useMakeChange } from './use-make-change.ts';

type Props = SubscriptionDialogProps & { kind: ChangeKind };

const useChange = ({ subscription: { id }, kind }: Props) => {
  const words = changeKinds[kind];
  const [amount, setAmount] = useState(words.start);
  const body = words.bodyFor(amount);
  const quoting = useChangeQuote(id, body);
  const making = useMakeChange(id, quoting.again);
  const confirm = () => {
    const { quote, stale } = quoting;
    if (quote && !stale) void making.make({ ...body, fingerprint: quote.fingerprint });
  };
  return { words, amount, setAmount, quoting, making, confirm };
};

const InvoiceLinkButton = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [query] = useSearchParams();
  return (
    <LinkButton to={`/payment-history?${withParts(query, { invoice: id }).toString()}`} onClick={onClose}>
      Open the invoice
    </LinkButton>
  );
};

/** Buys more users or more days for a subscription. */
export const ChangeDialog = (props: Props) => {
  const { subscription, kind, onClose } = props;
  const { words, amount, setAmount, quoting, making, confirm } = useChange(props);
  const { moduleName, users, endsAt } = subscription;
  if (making.done)
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.title(moduleName)}
        footer={
          <>
            <InvoiceLinkButton id={making.done.invoice.id} onClose={onClose} />
            <Button kind="primary" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <ChangeDone text={words.done(amount, moduleName)} changed={making.done} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(moduleName)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            disabled={!quoting.quote || quoting.stale}
            busy={making.busy && 'Ordering'}
            onClick={confirm}
          >
            {words.action(amount)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.now}>{`Now: ${countOf(users, 'user')} until ${formatDate(endsAt)}.`}</p>
        <div className={styles.stepper}>
          <NumberStepper
            label={words.label}
            labelled
            value={amount}
            max={words.max}
            onChange={setAmount}
            disabled={making.busy}
          />
        </div>
        {making.refusal && <Notice tone="warning">{making.refusal}</Notice>}
        <ChangeQuote kind={kind} quoting={quoting} />
        <p className={styles.now}>It is charged on an invoice, at the price that you bought it for.</p>
      </div>
    </Dialog>
  );
};

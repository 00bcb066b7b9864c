import { useSearchParams } from '@marketplace/shared/router';
import { Button, LinkButton } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { withParts } from '../../billing/books-query.ts';
import { ChangeDone } from './change-done.tsx';
import { ChangeForm } from './change-form.tsx';
import { useChange, type ChangeDialogProps } from './use-change.ts';

const InvoiceLinkButton = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [query] = useSearchParams();
  return (
    <LinkButton to={`/payment-history?${withParts(query, { invoice: id }).toString()}`} onClick={onClose}>
      Open the invoice
    </LinkButton>
  );
};

/** Buys more users or more days for a subscription. */
export const ChangeDialog = (props: ChangeDialogProps) => {
  const { subscription, onClose } = props;
  const { moduleName } = subscription;
  const change = useChange(props);
  const { words, amount, quoting, making, confirm } = change;
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
            disabled={!quoting.quote || quoting.stale || change.isRefused}
            busy={making.busy && 'Ordering'}
            onClick={confirm}
          >
            {words.action(amount)}
          </Button>
        </>
      }
    >
      <ChangeForm subscription={subscription} change={change} />
    </Dialog>
  );
};

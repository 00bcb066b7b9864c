import { Button, formatDate, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { TextAreaField } from '@marketplace/shared/ui/form';
import { countOf } from '../../cart/view/count-of.ts';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import styles from '../subscription-dialog.module.css';
import { useCancellation } from './use-cancellation.ts';

const LONGEST = 500;

/** Ends a subscription with its term. Asks for the reason, and says until when it runs. */
export const CancelDialog = ({ subscription, onClose }: SubscriptionDialogProps) => {
  const { moduleName, endsAt, users } = subscription;
  const { reason, explain, refusal, busy, cancel } = useCancellation({ subscription, onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cancel ${moduleName}?`}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={busy && 'Cancelling'} onClick={() => void cancel()}>
            Cancel at the end
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Notice tone="info">
          {`It runs until ${formatDate(endsAt)}. Then ${countOf(users, 'user')} can no longer open it. Until that day you can resume it.`}
        </Notice>
        <TextAreaField
          label="Reason"
          rows={3}
          maxLength={LONGEST}
          value={reason}
          error={refusal}
          onChange={(event) => explain(event.target.value)}
        />
      </div>
    </Dialog>
  );
};

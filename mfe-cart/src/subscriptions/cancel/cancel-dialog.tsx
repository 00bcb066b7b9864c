import { fieldErrors, marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button, formatDate, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { TextAreaField } from '@marketplace/shared/ui/form';
import { useState } from 'react';
import { announceBooksChange } from '../../billing/books-changed.ts';
import { countOf } from '../../cart/view/count-of.ts';
import { reasonOf } from '../../cart/state/reason-of.ts';
import { withReason } from '../../cart/state/with-reason.ts';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import styles from '../subscription-dialog.module.css';
import { subscriptionPath } from '../subscriptions-path.ts';

const LONGEST = 500;
const SHORTEST = 3;
const TOO_SHORT = 'Please say why, in a few words: it helps us to do better.';

/** Ends a subscription with its term. Asks for the reason, and says until when it runs. */
export const CancelDialog = ({ subscription, onClose }: SubscriptionDialogProps) => {
  const { id, moduleName, endsAt, users } = subscription;
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    if (reason.trim().length < SHORTEST) return setRefusal(TOO_SHORT);
    setBusy(true);
    try {
      await marketplace.post(subscriptionPath(id, 'cancel'), { reason: reason.trim() });
      onClose();
      notify.success(`${moduleName} ends on ${formatDate(endsAt)}`);
      announceBooksChange();
    } catch (error) {
      setRefusal(
        fieldErrors(error)[0]?.message ?? withReason(`${moduleName} could not be cancelled.`, reasonOf(error)),
      );
    } finally {
      setBusy(false);
    }
  };
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
          onChange={(event) => {
            setReason(event.target.value);
            setRefusal(undefined);
          }}
        />
      </div>
    </Dialog>
  );
};

import { fieldErrors, marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { formatDate } from '@marketplace/shared/ui';
import { useState } from 'react';
import { announceBooksChange } from '../../billing/books-changed.ts';
import { reasonOf } from '../../cart/state/reason-of.ts';
import { withReason } from '../../cart/state/with-reason.ts';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import { subscriptionPath } from '../subscriptions-path.ts';

const SHORTEST = 3;
const TOO_SHORT = 'Please say why, in a few words: it helps us to do better.';

/** The reason for a cancellation, and what the server says of it. */
export const useCancellation = ({ subscription, onClose }: SubscriptionDialogProps) => {
  const { id, moduleName, endsAt } = subscription;
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const explain = (text: string) => {
    setReason(text);
    setRefusal(undefined);
  };
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
  return { reason, explain, refusal, busy, cancel };
};

import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { formatDate } from '@marketplace/shared/ui';
import { ReasonDialog } from '../../billing/reason-dialog.tsx';
import { countOf } from '../../cart/view/count-of.ts';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import { subscriptionPath } from '../subscriptions-path.ts';

const SHORTEST = 3;
const TOO_SHORT = 'Please say why, in a few words: it helps us to do better.';

/** Ends a subscription with its term. Asks for the reason, and says until when it runs. */
export const CancelDialog = ({ subscription, onClose }: SubscriptionDialogProps) => {
  const { id, moduleName, endsAt, users } = subscription;
  const day = formatDate(endsAt);
  const send = async (reason: string) => {
    await marketplace.post(subscriptionPath(id, 'cancel'), { reason });
    notify.success(`${moduleName} ends on ${day}`);
  };
  return (
    <ReasonDialog
      title={`Cancel ${moduleName}?`}
      label="Reason"
      action="Cancel at the end"
      check={(reason) => (reason.length < SHORTEST ? TOO_SHORT : undefined)}
      send={send}
      failed={`${moduleName} could not be cancelled.`}
      onClose={onClose}
    >
      {`It runs until ${day}. Then ${countOf(users, 'user')} can no longer open it. Until that day you can resume it.`}
    </ReasonDialog>
  );
};

import type { Subscription } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { formatDate } from '@marketplace/shared/ui';
import { ReasonDialog } from '../../billing/reason-dialog.tsx';
import { countOf } from '../../cart/view/count-of.ts';
import { isInTrial } from '../changes.ts';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import { subscriptionPath } from '../subscriptions-path.ts';

const SHORTEST = 3;
const TOO_SHORT = 'Tell us why in a few words. It helps us improve.';

/** What a cancellation means. */
const meaningOf = (subscription: Subscription, day: string) => {
  const lose = `After that, ${countOf(subscription.users, 'user')} can’t open it.`;
  return isInTrial(subscription)
    ? `The trial ends on ${day}. ${lose} You pay nothing: we credit its invoice right away. This can’t be undone.`
    : `It runs until ${day}. ${lose} You can resume it until then.`;
};

/** Ends a subscription with its term or free trial. Asks for the reason, and says when it ends. */
export const CancelDialog = ({ subscription, onClose }: SubscriptionDialogProps) => {
  const { id, moduleName, endsAt, endsOn = endsAt, trialEndsOn } = subscription;
  const isTrial = isInTrial(subscription);
  const day = formatDate((isTrial && trialEndsOn) || endsOn);
  const send = async (reason: string) => {
    await marketplace.post(subscriptionPath(id, 'cancel'), { reason });
    notify.success(`${moduleName} ends on ${day}`);
  };
  return (
    <ReasonDialog
      title={isTrial ? `Cancel the free trial for ${moduleName}?` : `Cancel ${moduleName}?`}
      label="Reason"
      action={isTrial ? 'Cancel trial' : 'Cancel at end of term'}
      check={(reason) => (reason.length < SHORTEST ? TOO_SHORT : undefined)}
      send={send}
      failed={`${moduleName} could not be canceled.`}
      onClose={onClose}
    >
      {meaningOf(subscription, day)}
    </ReasonDialog>
  );
};

import type { Subscription } from '@marketplace/shared/contracts';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import { Armchair, CalendarPlus, CircleX, Repeat, RotateCcw, UserPlus } from 'lucide-react';
import { resume } from './cancel/resume.ts';
import { changesOf, isCancelledTrial, isInTrial } from './changes.ts';
import type { SubscriptionDialogKind } from './subscription-dialog.tsx';

/** Opens a subscription's dialog. */
export type OpenDialog = (kind: SubscriptionDialogKind, subscription: Subscription) => void;

/** What can be done with a subscription; one that has ended can be bought again. */
export const SubscriptionActions = ({ subscription, onOpen }: { subscription: Subscription; onOpen: OpenDialog }) => {
  if (subscription.status === 'expired' || subscription.status === 'cancelled') return null;
  // There is nothing to change before it starts.
  if (subscription.awaitsPayment) return null;
  const opens = (kind: SubscriptionDialogKind) => () => onOpen(kind, subscription);
  const cancel = isInTrial(subscription) ? 'Cancel free trial' : 'Cancel at end of term';
  const ending: MenuAction = subscription.cancelAtEnd
    ? { label: 'Resume', icon: RotateCcw, onSelect: () => void resume(subscription) }
    : { label: cancel, icon: CircleX, onSelect: opens('cancel') };
  const changes = changesOf(subscription);
  return (
    <ActionsMenu
      label={`Actions for ${subscription.moduleName}`}
      actions={[
        ...(changes.includes('users') ? [{ label: 'Add users', icon: UserPlus, onSelect: opens('users') }] : []),
        ...(changes.includes('days') ? [{ label: 'Extend', icon: CalendarPlus, onSelect: opens('days') }] : []),
        ...(changes.includes('renewal') ? [{ label: 'Renewal', icon: Repeat, onSelect: opens('renewal') }] : []),
        { label: 'Seats', icon: Armchair, onSelect: opens('seats') },
        ...(isCancelledTrial(subscription) ? [] : [ending]),
      ]}
    />
  );
};

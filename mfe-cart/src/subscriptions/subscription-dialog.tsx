import type { Subscription } from '@marketplace/shared/contracts';
import { CancelDialog } from './cancel/cancel-dialog.tsx';
import { ChangeDialog } from './change/change-dialog.tsx';
import { RenewalDialog } from './renewal/renewal-dialog.tsx';
import { SeatsDialog } from './seats/seats-dialog.tsx';

export type SubscriptionDialogKind = 'users' | 'days' | 'renewal' | 'seats' | 'cancel';

export interface SubscriptionDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** The dialog for an action on a subscription. */
export const SubscriptionDialog = ({ kind, ...props }: SubscriptionDialogProps & { kind: SubscriptionDialogKind }) => {
  if (kind === 'seats') return <SeatsDialog {...props} />;
  if (kind === 'cancel') return <CancelDialog {...props} />;
  if (kind === 'renewal') return <RenewalDialog {...props} />;
  return <ChangeDialog {...props} kind={kind} />;
};

import { codeOf, marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { Button, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useState } from 'react';
import { announceBooksChange } from '../../billing/books-changed.ts';
import { reasonOf } from '../../cart/state/reason-of.ts';
import { withReason } from '../../cart/state/with-reason.ts';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import styles from '../subscription-dialog.module.css';
import { subscriptionPath } from '../subscriptions-path.ts';
import { SeatPicker } from './seat-picker.tsx';

const useSeats = ({ subscription, onClose }: SubscriptionDialogProps) => {
  const seated = subscription.seats.map(({ userId }) => userId);
  const [opened] = useState(seated);
  const [chosen, setChosen] = useState(() => new Set(seated));
  /** Someone else has assigned seats since the dialog was opened, so the people who have them now were reloaded. */
  const [isBehind, setIsBehind] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const toggle = (userId: string) => {
    setRefusal(undefined);
    setChosen((was) => {
      const next = new Set(was);
      if (!next.delete(userId)) next.add(userId);
      return next;
    });
  };
  const save = async () => {
    setBusy(true);
    try {
      await marketplace.put(subscriptionPath(subscription.id, 'seats'), {
        userIds: [...chosen],
        was: isBehind ? seated : opened,
      });
      onClose();
      notify.success(`Seats for ${subscription.moduleName} saved`);
      announceBooksChange();
    } catch (error) {
      setRefusal(withReason('The seats could not be saved.', reasonOf(error)));
      if (codeOf(error) !== 'changed_meanwhile') return;
      setIsBehind(true);
      announceBooksChange();
    } finally {
      setBusy(false);
    }
  };
  return { chosen, toggle, busy, refusal, save };
};

/** Chooses who uses a subscription. */
export const SeatsDialog = (props: SubscriptionDialogProps) => {
  const { chosen, toggle, busy, refusal, save } = useSeats(props);
  const { subscription, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Seats for ${subscription.moduleName}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={busy && 'Saving'} onClick={() => void save()}>
            Save seats
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <SeatPicker subscription={subscription} chosen={chosen} onToggle={toggle} />
        {refusal && <Notice tone="danger">{refusal}</Notice>}
      </div>
    </Dialog>
  );
};

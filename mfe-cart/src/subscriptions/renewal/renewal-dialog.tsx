import { formatDate, Button, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { NumberStepper } from '@marketplace/shared/ui/form';
import { useId } from 'react';
import { lineLimits } from '../../cart/state/cart-line.ts';
import { RadioButton } from '../../radio/radio-button.tsx';
import styles from '../subscription-dialog.module.css';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import { RenewalPrice } from './renewal-price.tsx';
import { useRenewal } from './use-renewal.ts';

/** Chooses whether a subscription renews at its end, and for how long. */
export const RenewalDialog = ({ subscription, onClose }: SubscriptionDialogProps) => {
  const { id, moduleName, endsAt, endsOn = endsAt } = subscription;
  const renewal = useRenewal(subscription, onClose);
  const { renews, setRenews, days, setDays, isRefused, setRefused, busy, refusal, save } = renewal;
  const day = formatDate(endsOn);
  const name = useId();
  const choices = [
    { value: false, label: `Let it end on ${day}` },
    { value: true, label: `Renew it on ${day}` },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Renewal for ${moduleName}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={renews && isRefused} busy={busy && 'Saving'} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <fieldset className={styles.choices} disabled={busy}>
          <legend className="visually-hidden">At the end of the term</legend>
          {choices.map(({ value, label }) => (
            <label key={label} className={styles.choice}>
              <RadioButton name={name} checked={renews === value} onChange={() => setRenews(value)} />
              {label}
            </label>
          ))}
        </fieldset>
        {renews && (
          <>
            <div className={styles.stepper}>
              <NumberStepper
                label="Days"
                labelled
                value={days}
                max={lineLimits.days}
                onChange={setDays}
                onRefused={setRefused}
                disabled={busy}
              />
            </div>
            {!isRefused && <RenewalPrice id={id} days={days} />}
            <p className={styles.now}>
              This is today’s price. We’ll email you the final price 30 and 7 days before, and invoice the next term a
              day before this one ends.
            </p>
          </>
        )}
        {refusal && <Notice tone="danger">{refusal}</Notice>}
      </div>
    </Dialog>
  );
};

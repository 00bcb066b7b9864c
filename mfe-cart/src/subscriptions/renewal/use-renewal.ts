import type { Subscription } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { formatDate } from '@marketplace/shared/ui';
import { useState } from 'react';
import { announceBooksChange } from '../../billing/books-changed.ts';
import { lineLimits } from '../../cart/state/cart-line.ts';
import { reasonOf } from '../../cart/state/reason-of.ts';
import { withReason } from '../../cart/state/with-reason.ts';
import { subscriptionPath } from '../subscriptions-path.ts';

const DAY = 86_400_000;

/** As many days as are paid for now. */
const termOf = ({ startsAt, trialEndsAt, endsAt }: Subscription) =>
  Math.min(lineLimits.days, Math.max(1, Math.round((Date.parse(endsAt) - Date.parse(trialEndsAt ?? startsAt)) / DAY)));

/** How a subscription renews, as entered, and what the server says about it. */
export const useRenewal = (subscription: Subscription, onClose: () => void) => {
  const { id, moduleName, endsAt, endsOn = endsAt, renewDays } = subscription;
  const [renews, setRenews] = useState(typeof renewDays === 'number');
  const [days, setDays] = useState(renewDays ?? termOf(subscription));
  const [isRefused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const save = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await marketplace.put(subscriptionPath(id, 'renewal'), {
        renewDays: renews ? days : null,
        was: renewDays ?? null,
      });
      notify.success(`${moduleName} ${renews ? 'renews' : 'ends'} on ${formatDate(endsOn)}`);
      onClose();
      announceBooksChange();
    } catch (error) {
      setRefusal(withReason('The renewal could not be saved.', reasonOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return { renews, setRenews, days, setDays, isRefused, setRefused, busy, refusal, save };
};

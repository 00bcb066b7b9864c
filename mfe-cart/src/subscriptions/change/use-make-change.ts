import { readerOf } from '@marketplace/shared/data';
import { type SubscriptionChangeBody, SubscriptionChanged } from '@marketplace/shared/contracts';
import { codeOf, marketplace } from '@marketplace/shared/http';
import { useState } from 'react';
import { announceBooksChange } from '../../billing/books-changed.ts';
import { reasonOf } from '../../cart/state/reason-of.ts';
import { useAttempt } from '@marketplace/shared/form';
import { subscriptionPath } from '../subscriptions-path.ts';

const NOT_MADE = 'The change could not be made. Please try again.';

/** Makes a change at the agreed price, once, no matter how often it is confirmed. */
export const useMakeChange = (id: string, onOutdated: () => void) => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState<SubscriptionChanged>();
  const attempt = useAttempt();

  const refuse = (error: unknown) => {
    setRefusal(reasonOf(error) ?? NOT_MADE);
    if (codeOf(error) === 'quote_changed') onOutdated();
  };
  const make = async (body: SubscriptionChangeBody) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const path = subscriptionPath(id, 'change');
      const { data } = await attempt(body, (headers) => marketplace.post(path, body, { headers }));
      setDone(readerOf(SubscriptionChanged)(data));
      announceBooksChange();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, done, make };
};

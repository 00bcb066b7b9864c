import { Subscription } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readSubscriptions = listReaderOf(Subscription);

/** All clients' subscriptions, including ended ones. */
export const useSubscriptions = () =>
  useResource('/tex-suite/subscription', { life: 'short', parse: readSubscriptions });

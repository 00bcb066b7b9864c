import { Subscription } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readSubscriptions = listReaderOf(Subscription);

/** The subscriptions of every client, ended ones included. */
export const useSubscriptions = () =>
  useResource('/tex-suite/subscription', { life: 'short', parse: readSubscriptions });

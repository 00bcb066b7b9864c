import type { Subscription } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';

const readSubscriptions = (answer: unknown) => listOf<Subscription>(answer);

/** The subscriptions of every client, ended ones included. */
export const useSubscriptions = () =>
  useResource('/tex-suite/subscription', { life: 'short', parse: readSubscriptions });

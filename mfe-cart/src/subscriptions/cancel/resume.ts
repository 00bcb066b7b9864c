import type { Subscription } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { announceBooksChange } from '../../billing/books-changed.ts';
import { reasonOf } from '../../cart/state/reason-of.ts';
import { withReason } from '../../cart/state/with-reason.ts';
import { subscriptionPath } from '../subscriptions-path.ts';

/** Reverses a cancellation. */
export const resume = async ({ id, moduleName }: Subscription) => {
  try {
    await marketplace.post(subscriptionPath(id, 'resume'));
    notify.success(`${moduleName} resumed`);
    announceBooksChange();
  } catch (error) {
    notify.error(withReason(`${moduleName} could not be resumed.`, reasonOf(error)));
  }
};

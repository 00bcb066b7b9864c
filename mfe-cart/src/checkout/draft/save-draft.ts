import type { CheckoutDraftBody } from '@marketplace/shared/contracts';
import { createLimit, marketplace, responseCache } from '@marketplace/shared/http';
import { CHECKOUT_PATH } from '../checkout-path.ts';

/** One at a time, so that the latest entries arrive last. */
const inTurn = createLimit(1);

/** Keeps the entries on the server, for the next visit on any device. */
export const saveDraft = (draft: CheckoutDraftBody): Promise<void> =>
  inTurn(async () => {
    await marketplace.put(`${CHECKOUT_PATH}/draft`, draft);
    responseCache.invalidate(`${CHECKOUT_PATH}/options`);
  });

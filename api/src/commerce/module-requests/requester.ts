import { ApiError, type Caller } from '../../http/index.ts';
import { holdsPaymentRole } from '../../identity/index.ts';

export interface Requester {
  clientId: string;
  userId: string;
}

/** @throws ApiError 403 for users who can buy themselves, and for users without a client */
export function requesterOf(caller: Caller): Requester {
  const { userId, clientId } = caller;
  if (holdsPaymentRole(caller)) {
    throw new ApiError(403, 'has_payment_role', 'You hold a payment role: there is no need to ask for a module.');
  }
  if (clientId === null) {
    throw new ApiError(
      403,
      'no_client',
      'You have no organization yet. An administrator has to add you to one before you can ask for modules.',
    );
  }
  return { clientId, userId };
}

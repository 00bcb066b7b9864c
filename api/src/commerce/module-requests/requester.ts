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
    throw new ApiError(403, 'has_payment_role', "You have a payment role, so you don't need to request modules.");
  }
  if (clientId === null) {
    throw new ApiError(
      403,
      'no_client',
      "You don't belong to an organization yet. Ask an administrator to add you to one, then you can request modules.",
    );
  }
  return { clientId, userId };
}

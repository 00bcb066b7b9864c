import { and, eq } from 'drizzle-orm';
import type { BillingDetails } from '@marketplace/shared/contracts';
import { orders, type Queries } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/**
 * The recipient of a change's invoice: the client's current billing details, or else those of the original order.
 * @throws ApiError 409 if there are neither
 */
export async function billingOf(
  db: Queries,
  { clientId, orderId }: SubscriptionRow,
  ofClient: BillingDetails | null,
): Promise<BillingDetails> {
  if (ofClient) return ofClient;
  const [order] = await db
    .select({ billing: orders.billing })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), eq(orders.id, orderId)));
  if (order) return order.billing;
  throw new ApiError(
    409,
    'no_billing',
    "We can't invoice you because your organization has no billing details yet. Ask a marketplace administrator to add them.",
  );
}

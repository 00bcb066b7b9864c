import type { Screen } from '../../kit/frame.ts';
import { requisitions } from './procurement/requisitions.ts';
import { purchaseOrders, purchaseOrder } from './procurement/purchase-orders.ts';
import { vendorPortal } from './procurement/vendor-portal.ts';
import { tenders } from './procurement/tenders.ts';

export const procurementScreens: Record<string, Screen[]> = {
  requisitions: [requisitions],
  'purchase-orders': [purchaseOrders, purchaseOrder],
  'vendor-portal': [vendorPortal],
  tenders: [tenders],
};

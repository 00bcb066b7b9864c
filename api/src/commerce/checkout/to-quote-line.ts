import type { QuoteLine } from '@marketplace/shared/contracts';
import type { OrderAmounts } from '../billing/amounts/order-amounts.ts';
import { requireLine } from '../billing/sale-line.ts';
import type { PricedLine } from './price-cart.ts';

export const toQuoteLine = ({ row, unitPrice }: PricedLine, amounts: OrderAmounts, position: number): QuoteLine => ({
  cartItemId: row.cartItemId,
  itemId: row.itemId,
  name: row.name,
  iconUrl: row.iconUrl,
  noOfUsers: row.noOfUsers,
  noOfDays: row.noOfDays,
  ...(row.trialDays > 0 && { trialDays: row.trialDays }),
  unitPrice,
  previousUnitPrice: row.unitPrice === unitPrice ? null : row.unitPrice,
  ...requireLine(amounts, position),
});

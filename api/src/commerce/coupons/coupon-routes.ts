import { Coupon } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { cartOwnerOf } from '../cart/cart-owner.ts';
import { forPaymentAdmins } from '../cart/route-parts.ts';
import type { Queries } from '../../db/index.ts';
import { refusals } from '../../http/index.ts';
import { listScopeNames } from './coupon-scope.ts';
import { countUses, hasUsesLeft, listOpenCoupons, unused, type CouponRow } from './coupon-store.ts';
import { toCoupon } from './to-coupon.ts';

const answers = { 200: Type.Array(Coupon), ...refusals(401, 403) };

export const couponRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/coupon', {
    config: forPaymentAdmins,
    schema: { summary: 'The currently published coupons, used up or not.', response: answers },
    handler: async (request) => {
      const { clientId } = cartOwnerOf(request);
      return named(db, await listOpenCoupons(db, clientId, new Date()));
    },
  });

  app.get('/tex-suite/coupon/user', {
    config: forPaymentAdmins,
    schema: { summary: 'The published coupons the organization can use now.', response: answers },
    handler: async (request) => {
      const { clientId } = cartOwnerOf(request);
      const open = await listOpenCoupons(db, clientId, new Date());
      const ids = open.map(({ id }) => id);
      const uses = await countUses(db, ids, clientId);
      return named(
        db,
        open.filter((coupon) => hasUsesLeft(coupon, uses.get(coupon.id) ?? unused)),
      );
    },
  });
};

async function named(db: Queries, rows: CouponRow[]): Promise<Coupon[]> {
  const names = await listScopeNames(db, rows);
  return rows.map((row) => toCoupon(row, names.get(row.id) ?? []));
}

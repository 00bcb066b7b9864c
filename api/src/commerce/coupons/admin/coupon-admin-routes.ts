import {
  CouponChoices,
  CouponStatusBody,
  ManagedCouponPage,
  ManagedCouponsQuery,
  type CouponStatus,
} from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import { coupons, type Transaction } from '../../../db/index.ts';
import { dropBlankQuery, forAdministrators as config } from '../../../http/index.ts';
import { catalogAdmin, changeStatus, params, readAnswers, registerDesk, saveAnswers } from '../../../catalog/index.ts';
import { couponDesk } from './coupon-editor.ts';
import { listCouponChoices, listManagedCoupons } from './list-managed-coupons.ts';

const at = `${catalogAdmin}/coupons`;

const writeStatus = async (tx: Transaction, { id }: { id: string }, status: CouponStatus) => {
  await tx
    .update(coupons)
    .set({ status, updatedAt: sql`now()` })
    .where(eq(coupons.id, id));
};

export const couponAdminRoutes: Routes = async (app, { db }) => {
  registerDesk(app, { db, path: '/coupons', desk: couponDesk });

  app.get(at, {
    config,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'A page of coupons, with how often each was used.',
      querystring: ManagedCouponsQuery,
      response: { 200: ManagedCouponPage, ...readAnswers },
    },
    handler: ({ query }) => listManagedCoupons(db, query),
  });

  app.get(`${at}/choices`, {
    config: { ...config, list: 'clients' },
    schema: {
      summary: 'The organizations, categories, buckets and modules a coupon can be for.',
      response: { 200: CouponChoices, ...readAnswers },
    },
    handler: () => listCouponChoices(db),
  });

  app.put(`${at}/:id/status`, {
    config,
    schema: {
      summary: 'Pauses, archives or reactivates a coupon.',
      params,
      body: CouponStatusBody,
      response: saveAnswers,
    },
    handler: (request) => {
      const { id } = request.params;
      return changeStatus(db, couponDesk, { id, body: request.body, write: writeStatus }, actorOf(request));
    },
  });
};

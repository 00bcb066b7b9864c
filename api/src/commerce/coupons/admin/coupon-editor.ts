import { CouponFields } from '@marketplace/shared/contracts';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { normaliseCode, type CouponRow } from '../coupon-store.ts';
import { coupons } from '../../../db/index.ts';
import { type Desk, tidyName } from '../../../catalog/index.ts';
import { couponProblems } from './coupon-problems.ts';

const toDate = (instant: string | null) => (instant === null ? null : new Date(instant));
const toColumns = ({ startsAt, endsAt, ...fields }: CouponFields) => ({
  ...fields,
  startsAt: toDate(startsAt),
  endsAt: toDate(endsAt),
});

export const couponDesk: Desk<typeof CouponFields, CouponRow> = {
  kind: 'coupon',
  schema: CouponFields,
  lock: async (tx, id) => (await tx.select().from(coupons).where(eq(coupons.id, id)).for('update'))[0],
  fieldsOf: ({ id: _, status: _status, createdAt: _created, updatedAt: _updated, startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }),
  statusOf: ({ status }) => status,
  nameOf: ({ code }) => code,
  tidy: (fields) => ({
    ...fields,
    code: normaliseCode(fields.code),
    name: tidyName(fields.name),
    scopeIds: fields.scope === 'all' ? [] : [...new Set(fields.scopeIds)],
    startsAt: toDate(fields.startsAt)?.toISOString() ?? null,
    endsAt: toDate(fields.endsAt)?.toISOString() ?? null,
    clientIds: fields.clientIds && [...new Set(fields.clientIds)],
  }),
  problems: (tx, fields, row) => couponProblems(tx, fields, row?.id ?? ''),
  insert: async (tx, fields) => {
    const id = randomUUID();
    await tx.insert(coupons).values({ ...toColumns(fields), id });
    return id;
  },
  update: async (tx, id, fields) => {
    await tx
      .update(coupons)
      .set({ ...toColumns(fields), updatedAt: sql`now()` })
      .where(eq(coupons.id, id));
  },
};

import type { CouponFields } from '@marketplace/shared/contracts';
import { and, count, inArray, ne, sql } from 'drizzle-orm';
import { buckets, categories, clients, coupons, modules, type Transaction } from '../../../db/index.ts';
import type { FieldError } from '../../../http/index.ts';
import { currencyProblems } from '../../../catalog/index.ts';

/** Validates the rules of a coupon. */
export async function couponProblems(tx: Transaction, fields: CouponFields, id: string): Promise<FieldError[]> {
  return [
    ...currencyProblems(fields.currency),
    ...amountProblems(fields),
    ...timeProblems(fields),
    ...(await codeProblems(tx, fields, id)),
    ...(await scopeProblems(tx, fields)),
    ...(await clientProblems(tx, fields)),
  ];
}

function amountProblems({ type, value, usageLimit, perClientLimit }: CouponFields): FieldError[] {
  const problems: FieldError[] = [];
  if (type === 'percentage' && value > 10_000)
    problems.push({ field: 'value', message: "The discount can't be more than 100%." });
  if (usageLimit !== null && perClientLimit !== null && perClientLimit > usageLimit)
    problems.push({
      field: 'perClientLimit',
      message: "The limit per organization can't be higher than the total limit.",
    });
  return problems;
}

const timeProblems = ({ startsAt, endsAt }: CouponFields): FieldError[] =>
  startsAt !== null && endsAt !== null && endsAt <= startsAt
    ? [{ field: 'endsAt', message: 'The end date is before the start date. Choose a later one.' }]
    : [];

async function codeProblems(tx: Transaction, { code }: CouponFields, id: string): Promise<FieldError[]> {
  const isTwin = and(sql`upper(${coupons.code}) = upper(${code})`, ne(coupons.id, id));
  const [twin] = await tx.select({ status: coupons.status }).from(coupons).where(isTwin);
  if (!twin) return [];
  const which = twin.status === 'archived' ? 'An archived coupon' : 'A coupon';
  return [{ field: 'code', message: `${which} already has the code ${code}. Choose another code.` }];
}

const tables = { categories, buckets, modules };

async function scopeProblems(tx: Transaction, { scope, scopeIds }: CouponFields): Promise<FieldError[]> {
  if (scope === 'all') return [];
  if (scopeIds.length === 0) return [{ field: 'scopeIds', message: `Choose the ${scope} the coupon is for.` }];
  const table = tables[scope];
  const [found] = await tx.select({ total: count() }).from(table).where(inArray(table.id, scopeIds));
  return found?.total === scopeIds.length
    ? []
    : [{ field: 'scopeIds', message: `Some of these ${scope} no longer exist. Choose again.` }];
}

async function clientProblems(tx: Transaction, { clientIds }: CouponFields): Promise<FieldError[]> {
  if (clientIds === null) return [];
  const [found] = await tx.select({ total: count() }).from(clients).where(inArray(clients.id, clientIds));
  return found?.total === clientIds.length
    ? []
    : [{ field: 'clientIds', message: 'Some of these organizations no longer exist. Choose again.' }];
}

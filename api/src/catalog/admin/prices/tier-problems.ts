import type { TierFields } from '@marketplace/shared/contracts';
import { and, eq, gt, isNull, lt, ne, or, gte, lte, type SQL } from 'drizzle-orm';
import { modules, pricingTiers, type Transaction } from '../../../db/index.ts';
import type { FieldError } from '../../../http/index.ts';
import { currencyProblems } from '../editing/currency.ts';

/** What is wrong with a price: mainly, another one for the same users, days and time. */
export async function tierProblems(tx: Transaction, fields: TierFields, id: string): Promise<FieldError[]> {
  const problems = [
    ...currencyProblems(fields.currency),
    ...rangeProblems(fields),
    ...(await moduleProblem(tx, fields)),
  ];
  return problems.length > 0 ? problems : overlapProblems(tx, fields, id);
}

function rangeProblems({ minUsers, maxUsers, validFrom, validTo }: TierFields): FieldError[] {
  const problems: FieldError[] = [];
  if (maxUsers !== null && maxUsers < minUsers)
    problems.push({
      field: 'maxUsers',
      message: "The highest number of users can't be below the lowest. Raise it or leave it empty.",
    });
  if (validFrom !== null && validTo !== null && validTo <= validFrom)
    problems.push({ field: 'validTo', message: 'The end date is before the start date. Choose a later one.' });
  return problems;
}

async function moduleProblem(tx: Transaction, { moduleId }: TierFields): Promise<FieldError[]> {
  if (moduleId === null) return [];
  const [module] = await tx.select({ id: modules.id }).from(modules).where(eq(modules.id, moduleId)).for('key share');
  return module ? [] : [{ field: 'moduleId', message: "This module doesn't exist. Choose another." }];
}

async function overlapProblems(tx: Transaction, fields: TierFields, id: string): Promise<FieldError[]> {
  const [other] = await tx
    .select({ name: pricingTiers.name })
    .from(pricingTiers)
    .where(and(ne(pricingTiers.id, id), isSameOffer(fields), meetsUsers(fields), meetsTime(fields)))
    .limit(1);
  if (!other) return [];
  const message = `${other.name} already has a price for some of these users, days and dates. Change the range so they don't overlap.`;
  return [{ field: 'minUsers', message }];
}

const { moduleId, minUsers, maxUsers, minDays, currency, validFrom, validTo } = pricingTiers;

const isSameOffer = (fields: TierFields) =>
  and(
    fields.moduleId === null ? isNull(moduleId) : eq(moduleId, fields.moduleId),
    eq(minDays, fields.minDays),
    eq(currency, fields.currency),
  );

const meetsUsers = (fields: TierFields): SQL | undefined =>
  and(
    or(isNull(maxUsers), gte(maxUsers, fields.minUsers)),
    fields.maxUsers === null ? undefined : lte(minUsers, fields.maxUsers),
  );

/** A price that ends at noon and one that begins at noon don't overlap. */
const meetsTime = (fields: TierFields): SQL | undefined =>
  and(
    fields.validFrom === null ? undefined : or(isNull(validTo), gt(validTo, new Date(fields.validFrom))),
    fields.validTo === null ? undefined : or(isNull(validFrom), lt(validFrom, new Date(fields.validTo))),
  );

import { TierFields } from '@marketplace/shared/contracts';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pricingTiers } from '../../../db/index.ts';
import type { Desk } from '../editing/editor.ts';
import { tidyName } from '../editing/tidy.ts';
import { tierProblems } from './tier-problems.ts';

export type TierRow = typeof pricingTiers.$inferSelect;

const toDate = (instant: string | null) => (instant === null ? null : new Date(instant));
const toColumns = ({ validFrom, validTo, ...fields }: TierFields) => ({
  ...fields,
  validFrom: toDate(validFrom),
  validTo: toDate(validTo),
});

export const tierDesk: Desk<typeof TierFields, TierRow> = {
  kind: 'price',
  schema: TierFields,
  lock: async (tx, id) => (await tx.select().from(pricingTiers).where(eq(pricingTiers.id, id)).for('update'))[0],
  fieldsOf: ({ id: _, validFrom, validTo, ...row }) => ({
    ...row,
    validFrom: validFrom?.toISOString() ?? null,
    validTo: validTo?.toISOString() ?? null,
  }),
  statusOf: () => '',
  nameOf: ({ name }) => name,
  tidy: (fields) => ({
    ...fields,
    name: tidyName(fields.name),
    validFrom: toDate(fields.validFrom)?.toISOString() ?? null,
    validTo: toDate(fields.validTo)?.toISOString() ?? null,
  }),
  problems: async (tx, fields, row) => {
    // When two people price the same module at once, the second sees what the first wrote.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`prices of ${fields.moduleId ?? 'all modules'}`}))`);
    return tierProblems(tx, fields, row?.id ?? '');
  },
  insert: async (tx, fields) => {
    const id = randomUUID();
    await tx.insert(pricingTiers).values({ ...toColumns(fields), id });
    return id;
  },
  update: async (tx, id, fields) => {
    await tx.update(pricingTiers).set(toColumns(fields)).where(eq(pricingTiers.id, id));
  },
};

import { inArray } from 'drizzle-orm';
import { resolveTier } from '@marketplace/shared/contracts';
import type { SaleLine } from '../../billing/sale-line.ts';
import { listTiersOfEach } from '../../catalog/pricing-store.ts';
import type { Transaction } from '../database.ts';
import { modules } from '../schema/catalog.ts';
import type { DemoSale } from './demo-history.ts';

export type PriceLine = (line: DemoSale['lines'][number]) => SaleLine;

/** At the price that the catalogue gives. */
export async function demoPrices(tx: Transaction, ids: string[]): Promise<PriceLine> {
  const tiers = await listTiersOfEach(tx, ids);
  const named = await tx.select({ id: modules.id, name: modules.name }).from(modules).where(inArray(modules.id, ids));
  return ([moduleId, noOfUsers, noOfDays]) => {
    const name = named.find(({ id }) => id === moduleId)?.name;
    const tier = resolveTier(tiers.get(moduleId) ?? [], noOfUsers, noOfDays);
    if (name === undefined || !tier) throw new Error(`The demo module ${moduleId} has no price.`);
    return { moduleId, name, noOfUsers, noOfDays, unitPrice: tier.unitPrice };
  };
}

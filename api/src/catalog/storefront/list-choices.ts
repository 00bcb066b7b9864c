import { sql, type SQL } from 'drizzle-orm';
import type { ModuleChoices, ModuleFacets, PriceBand } from '@marketplace/shared/contracts';
import { buckets, likePattern, modules, moduleSearch, pricingTiers } from '../../db/index.ts';
import { isValidNow } from './pricing-store.ts';

export type Facet = keyof ModuleFacets;
export const facetNames = ['category', 'tag', 'price', 'trial', 'rating'] as const satisfies Facet[];

export const hasChoices = (choices: ModuleChoices): boolean => facetNames.some((name) => isChosen(choices[name]));
const isChosen = (value: string | string[] | undefined) => value !== undefined && value.length > 0;

const price = sql`coalesce(own.price, (
  select min(${pricingTiers.unitPrice}) from ${pricingTiers} where ${pricingTiers.moduleId} is null and ${isValidNow}))`;

/** Published modules with their bucket and lowest current price, for `from`. */
export const pricedModules = sql`${modules} join ${buckets} on ${buckets.id} = ${modules.bucketId}
  left join (select ${pricingTiers.moduleId} as module_id, min(${pricingTiers.unitPrice}) as price from ${pricingTiers}
              where ${isValidNow} group by ${pricingTiers.moduleId}) own on own.module_id = ${modules.id}`;

/** Whether a price is in a band. */
export function inBand(band: PriceBand): SQL {
  const [from, to] = band.split('-').map(Number) as [number, number];
  return to > 0 ? sql`(${price} >= ${from} and ${price} < ${to})` : sql`${price} >= ${from}`;
}

export const hasTrial = sql`${modules.trialDays} > 0`;

export const isRated = (least: string): SQL => sql`${modules.rating} >= ${Number(least)}`;

/** A condition for one of these, in any capitals. */
export const inAnyCapitals = (text: SQL, texts: string[]): SQL =>
  sql`lower(${text}) = any(array(select lower(unnest(${sql.param(texts)}::text[]))))`;

/** An index finds the modules whose name, category or tags contain the letters; few are left to check. */
const hasTag = (tags: string[]): SQL => {
  const contained = tags.map((tag) => sql`${moduleSearch.heading} like fold_search(${likePattern(tag)})`);
  const candidates = sql`select ${moduleSearch.moduleId} from ${moduleSearch} where ${anyOf(contained)}`;
  const tagged = sql`exists (select from unnest(${modules.tags}) one where ${inAnyCapitals(sql`one`, tags)})`;
  return sql`(${modules.id} in (${candidates}) and ${tagged})`;
};

const anyOf = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** The condition on `pricedModules` of each facet with a choice. */
export function choiceConditions({
  category,
  tag,
  price: bands,
  trial,
  rating,
}: ModuleChoices): Partial<Record<Facet, SQL>> {
  return {
    ...(category?.length && { category: sql`${buckets.categoryId} = any(${sql.param(category)})` }),
    ...(tag?.length && { tag: hasTag(tag) }),
    ...(bands?.length && { price: anyOf(bands.map(inBand)) }),
    ...(trial && { trial: hasTrial }),
    ...(rating && { rating: isRated(rating) }),
  };
}

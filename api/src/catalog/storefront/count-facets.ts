import { and, sql, type SQL } from 'drizzle-orm';
import {
  type FacetValue,
  ModuleChoices,
  type ModuleFacets,
  type ModulesQuery,
  type PriceBand,
} from '@marketplace/shared/contracts';
import { buckets, categories, companyMaster, modules, type Queries } from '../../db/index.ts';
import { facetNames, hasTrial, inAnyCapitals, inBand, isRated, pricedModules, type Facet } from './list-choices.ts';
import { priceLabel, ratingLabel, trialLabel } from './facet-labels.ts';

/** Of a facet whose values are not fixed. */
const mostValues = 30;

const { price, rating } = ModuleChoices.properties;
const bands: PriceBand[] = price.items.anyOf.map((band) => band.const);
const stars = rating.anyOf.map((least) => least.const);

interface Counted {
  /** The modules to count in. */
  found: SQL | undefined;
  query: ModulesQuery;
  choices: Partial<Record<Facet, SQL>>;
}

interface Row extends Record<string, unknown> {
  total: number;
  trial: number;
  prices: number[];
  ratings: number[];
  categories: FacetValue[];
  tags: FacetValue[];
  currency: string | null;
}

/** The number of modules that match all choices, and for each facet's values those that match the other choices. */
export async function countFacets(db: Queries, { found, query, choices }: Counted) {
  const column = (name: Facet) => sql.raw(`is_${name}`);
  const columns = facetNames.map((name) => sql`coalesce(${choices[name] ?? sql`true`}, false) as ${column(name)}`);
  const others = (besides?: Facet) => and(...facetNames.filter((name) => name !== besides).map(column));
  const inBands = sql.join(
    bands.map((band, place) => sql`${inBand(band)} as ${sql.raw(`band_${place}`)}`),
    sql`, `,
  );
  const inStars = sql.join(
    stars.map((least, place) => sql`${isRated(least)} as ${sql.raw(`stars_${place}`)}`),
    sql`, `,
  );
  const sum = (besides: Facet, holds: string) => sql`count(*) filter (where ${others(besides)} and ${sql.raw(holds)})`;
  const sums = (besides: Facet, holds: string[]) =>
    sql.join(
      holds.map((one) => sum(besides, one)),
      sql`, `,
    );
  const { rows } = await db.execute<Row>(sql`
    with matched as materialized (
      select ${buckets.categoryId}, ${modules.tags}, ${hasTrial} as has_trial, ${inBands}, ${inStars},
             ${sql.join(columns, sql`, `)}
        from ${pricedModules} where ${found}),
    of_category as (
      select category_id as value, count(*)::int as count from matched where ${others('category')}
       group by 1 order by category_id = any(${chosen(query.category)}) desc, 2 desc, 1 limit ${mostValues}),
    spellings as (
      select tag, count(*) as count from (select unnest(tags) as tag from matched where ${others('tag')}) of_each group by tag),
    of_tag as (
      select (array_agg(tag order by count desc, tag))[1] as value, sum(count)::int as count from spellings
       group by lower(tag) order by ${inAnyCapitals(sql`tag`, query.tag ?? [])} desc, 2 desc, 1 limit ${mostValues})
    select (count(*) filter (where ${others()}))::int as total, ${sum('trial', 'has_trial')}::int as trial,
           array[${sums(
             'price',
             bands.map((_band, place) => `band_${place}`),
           )}]::int[] as prices,
           array[${sums(
             'rating',
             stars.map((_least, place) => `stars_${place}`),
           )}]::int[] as ratings,
           (select ${companyMaster.data}->>'currency' from ${companyMaster} limit 1) as currency,
           coalesce((select json_agg(json_build_object('value', value, 'label', ${categories.name}, 'count', count)
                            order by count desc, ${categories.name})
              from of_category join ${categories} on ${categories.id} = value), '[]') as categories,
           coalesce((select json_agg(json_build_object('value', value, 'label', value, 'count', count)
                            order by count desc, value) from of_tag), '[]') as tags
      from matched`);
  const row = rows[0];
  return { total: row?.total ?? 0, facets: row && toFacets(row, query) };
}

const chosen = (values: string[] | undefined) => sql`${sql.param(values ?? [])}::text[]`;

const toFacets = (row: Row, query: ModulesQuery): ModuleFacets => ({
  category: withChosen(row.categories, query.category),
  tag: withChosen(asChosen(row.tags, query.tag), query.tag),
  price: offered(bands, row.prices, query.price ?? [], (band) => priceLabel(band, row.currency ?? 'INR')),
  trial: offered(['yes'], [row.trial], query.trial ? ['yes'] : [], () => trialLabel),
  rating: offered(stars, row.ratings, query.rating ? [query.rating] : [], ratingLabel),
});

/** Fixed values that have modules, and the chosen ones. */
const offered = <Value extends string>(
  values: Value[],
  counts: number[],
  chosenValues: Value[],
  labelOf: (value: Value) => string,
): FacetValue[] =>
  values
    .map((value, place) => ({ value, label: labelOf(value), count: counts[place] ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosenValues.includes(value));

/** A chosen tag keeps its capitals, so that it is seen as chosen. */
const asChosen = (tags: FacetValue[], chosenTags: string[] = []): FacetValue[] =>
  tags.map((tag) => ({
    ...tag,
    value: chosenTags.find((one) => one.toLowerCase() === tag.value.toLowerCase()) ?? tag.value,
  }));

/** A chosen value that no module has any more is still shown, so that it can be removed. */
const withChosen = (values: FacetValue[], chosenValues: string[] = []): FacetValue[] => [
  ...values,
  ...chosenValues
    .filter((one) => !values.some(({ value }) => value === one))
    .map((value) => ({ value, label: value, count: 0 })),
];

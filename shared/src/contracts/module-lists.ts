import { Type, type Static } from 'typebox';
import { Category } from './category.ts';
import { Currency, Id, MinorAmount, Nullable, PageOf } from './common.ts';
import { ModuleCard } from './module-card.ts';

/** A module in a list: what a card shows, its publisher and its price. */
export const ListedModule = Type.Object({
  ...ModuleCard.properties,
  publisher: Nullable(Type.String()),
  /** 0: there is no free trial. */
  trialDays: Type.Integer(),
  /** The lowest current price per user and day, in minor units. */
  priceFrom: Nullable(Type.Object({ unitPrice: MinorAmount, currency: Currency })),
  /** Published reviews, of which `rating` is the average. */
  reviewCount: Type.Optional(Type.Integer()),
});
export type ListedModule = Static<typeof ListedModule>;

/** Sort orders of modules; `rank` is by priority, then by popularity. Without a direction: the usual one. */
export const ModuleSort = Type.Union([
  Type.Literal('rank'),
  Type.Literal('name'),
  Type.Literal('rating'),
  Type.Literal('views'),
  Type.Literal('downloads'),
  Type.Literal('releasedAt'),
  Type.Literal('name,asc'),
  Type.Literal('name,desc'),
  Type.Literal('rating,desc'),
  Type.Literal('views,desc'),
  Type.Literal('downloads,desc'),
  Type.Literal('releasedAt,desc'),
]);
export type ModuleSort = Static<typeof ModuleSort>;

/** Prices per user and day from (included) and to (excluded) an amount in minor units. */
export const PriceBand = Type.Union([
  Type.Literal('0-100'),
  Type.Literal('100-200'),
  Type.Literal('200-300'),
  Type.Literal('300-500'),
  Type.Literal('500-'),
]);
export type PriceBand = Static<typeof PriceBand>;

/** Choices of a list: modules match one value of every facet that has any. */
export const ModuleChoices = Type.Object({
  /** Ids. */
  category: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  tag: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 20 })),
  price: Type.Optional(Type.Array(PriceBand, { maxItems: 5 })),
  /** Only modules with a free trial. */
  trial: Type.Optional(Type.Literal('yes')),
  /** At least this many stars. */
  rating: Type.Optional(Type.Union([Type.Literal('4.5'), Type.Literal('4'), Type.Literal('3')])),
});
export type ModuleChoices = Static<typeof ModuleChoices>;

/** A list of modules. `search` finds those whose name, description, category or tags contain every word, ignoring case; best match first. */
export const ModuleListQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: Type.Optional(ModuleSort),
  ...ModuleChoices.properties,
  /** Counts the modules of each facet's values, and all of them exactly. */
  facets: Type.Optional(Type.Boolean()),
});
export type ModuleListQuery = Static<typeof ModuleListQuery>;

export const ModulesQuery = Type.Object({
  ...ModuleListQuery.properties,
  categoryId: Type.Optional(Id),
  bucketId: Type.Optional(Id),
});
export type ModulesQuery = Static<typeof ModulesQuery>;

/** A value of a facet and how many modules choosing it as well would show. */
export const FacetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });
export type FacetValue = Static<typeof FacetValue>;

/** By facet: its most frequent values and the chosen ones. Counts ignore the facet's own choice. */
export const ModuleFacets = Type.Object({
  category: Type.Array(FacetValue),
  tag: Type.Array(FacetValue),
  price: Type.Array(FacetValue),
  trial: Type.Array(FacetValue),
  rating: Type.Array(FacetValue),
});
export type ModuleFacets = Static<typeof ModuleFacets>;

export const ModulePage = Type.Object({
  ...PageOf(ListedModule).properties,
  /** There are more than `totalElements`, because a search stops counting. Absent if the number is exact. */
  totalIsLowerBound: Type.Optional(Type.Boolean()),
  /** What was probably meant, if nothing holds the searched words: the results are for this. */
  didYouMean: Type.Optional(Type.String()),
  /** Only on request. */
  facets: Type.Optional(ModuleFacets),
});
export type ModulePage = Static<typeof ModulePage>;

const { buckets, ...categoryFields } = Category.properties;
const { modules: _allModules, ...bucketFields } = buckets.items.properties;

/** Modules of a bucket or category: a page, or all. */
const listFields = {
  modules: Type.Array(ListedModule),
  /** Those that match; absent if all are listed. */
  totalElements: Type.Optional(Type.Integer()),
  didYouMean: ModulePage.properties.didYouMean,
  facets: ModulePage.properties.facets,
};

export const BucketWithModules = Type.Object({
  ...bucketFields,
  /** The name, with the category if buckets of several have the same name: "General (Finance)". */
  title: Type.Optional(Type.String()),
  categoryId: Id,
  categoryName: Type.String(),
  categoryHue: Type.Integer(),
  ...listFields,
});
export type BucketWithModules = Static<typeof BucketWithModules>;

/** A category with its buckets and a page of its modules. */
export const CategoryWithModules = Type.Object({
  ...categoryFields,
  moduleCount: Type.Integer(),
  buckets: Type.Array(Type.Object(bucketFields)),
  ...listFields,
});
export type CategoryWithModules = Static<typeof CategoryWithModules>;

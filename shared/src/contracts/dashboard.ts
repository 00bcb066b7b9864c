import { Type, type Static } from 'typebox';
import { ModuleCard } from './module-card.ts';
import { Category, CategoryModule } from './category.ts';
import { Id, Nullable } from './common.ts';
import { Rendition } from './rendition.ts';

const { buckets, ...categoryFields } = Category.properties;
const { modules: _allModules, ...bucketFields } = buckets.items.properties;

/** A bucket with its first 4 modules and the count of all. */
export const DashboardBucket = Type.Object({ ...bucketFields, modules: Type.Array(ModuleCard) });
export type DashboardBucket = Static<typeof DashboardBucket>;

/** As on the dashboard: buckets with their first 4 modules. */
export const DashboardCategory = Type.Object({
  ...categoryFields,
  /** All its buckets; fewer may be listed. */
  bucketCount: Type.Optional(Type.Integer()),
  buckets: Type.Array(DashboardBucket),
});
export type DashboardCategory = Static<typeof DashboardCategory>;

/** Totals of the entire catalog, of which the dashboard may list a part. */
export const CatalogTotals = Type.Object({
  categories: Type.Integer(),
  buckets: Type.Integer(),
  modules: Type.Integer(),
});
export type CatalogTotals = Static<typeof CatalogTotals>;

/** A category with its contents, in an index of all. */
export const CategoryEntry = Type.Object({
  id: Id,
  name: Type.String(),
  hue: categoryFields.hue,
  bucketCount: Type.Integer(),
  moduleCount: Type.Integer(),
});
export type CategoryEntry = Static<typeof CategoryEntry>;

/** `from` is the number already loaded. */
export const ContinueQuery = Type.Object({
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** 12 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
});
export type ContinueQuery = Static<typeof ContinueQuery>;

/** `search` finds categories and buckets whose names contain every word, ignoring case and accents. */
export const ListingQuery = Type.Object({
  ...ContinueQuery.properties,
  search: Type.Optional(Type.String({ maxLength: 200 })),
});
export type ListingQuery = Static<typeof ListingQuery>;

const { description: _description, modules: _modules, ...listedBucketFields } = buckets.items.properties;

/** A category with its first 8 buckets, and the first 3 modules of each. A search lists only matching buckets. */
export const ListedCategory = Type.Object({
  id: Id,
  name: Type.String(),
  hue: categoryFields.hue,
  /** All its buckets. */
  bucketCount: Type.Integer(),
  buckets: Type.Array(Type.Object({ ...listedBucketFields, modules: Type.Array(CategoryModule) })),
});
export type ListedCategory = Static<typeof ListedCategory>;
export type ListedBucket = ListedCategory['buckets'][number];

/** Part of the categories, for the menu and for Explore Buckets. */
export const CategoryListing = Type.Object({
  categories: Type.Array(ListedCategory),
  /** How many categories the search finds; all without one. */
  found: Type.Integer(),
  totals: CatalogTotals,
});
export type CategoryListing = Static<typeof CategoryListing>;

/** More buckets of a dashboard category. */
export const DashboardBuckets = Type.Object({ buckets: Type.Array(DashboardBucket), bucketCount: Type.Integer() });
export type DashboardBuckets = Static<typeof DashboardBuckets>;

export const Slide = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  imageUrl: Type.String(),
  /** The same scene for the dark theme. */
  imageUrlDark: Nullable(Type.String()),
  /** Alternative text; empty for decoration. */
  imageAlt: Type.Optional(Type.String()),
  /** The same two pictures at other widths, in pixels, including the given ones. */
  renditions: Type.Optional(Type.Array(Rendition)),
  /** Pictures for phones, with less detail. */
  phone: Type.Optional(
    Nullable(
      Type.Object({
        imageUrl: Type.String(),
        imageUrlDark: Nullable(Type.String()),
        renditions: Type.Array(Rendition),
      }),
    ),
  ),
  buttonTitle: Type.String(),
  buttonLink: Type.String(),
});
export type Slide = Static<typeof Slide>;

/** Its id is the id of the module it presents. */
export const TopChoice = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  category: Type.String(),
  iconUrl: Nullable(Type.String()),
  videoUrl: Nullable(Type.String()),
  thumbnailUrl: Type.String(),
  imageUrl: Type.String(),
  /** The same three for the dark theme. */
  videoUrlDark: Type.Optional(Nullable(Type.String())),
  thumbnailUrlDark: Type.Optional(Nullable(Type.String())),
  imageUrlDark: Type.Optional(Nullable(Type.String())),
  /** The thumbnails at other widths. */
  renditions: Type.Optional(Type.Array(Rendition)),
  rating: Nullable(Type.Number()),
});
export type TopChoice = Static<typeof TopChoice>;

/** A part that fails is empty and named in `errors`; the response is still 200. */
export const Dashboard = Type.Object({
  slideshow: Type.Array(Slide),
  topChoices: Type.Array(TopChoice),
  /** In a large catalog the first ones with their first buckets, to keep the page short; `totals` counts all. */
  categories: Type.Array(DashboardCategory),
  /** All categories of a large catalog; absent if `categories` has all. */
  index: Type.Optional(Type.Array(CategoryEntry)),
  /** Absent if the categories failed. */
  totals: Type.Optional(CatalogTotals),
  /** Chips under the search box, best first. */
  popularSearches: Type.Array(Type.String()),
  errors: Type.Array(Type.Union([Type.Literal('slideshow'), Type.Literal('topChoices'), Type.Literal('categories')])),
});
export type Dashboard = Static<typeof Dashboard>;

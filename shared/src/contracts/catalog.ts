import { Type, type Static } from 'typebox';
import { Currency, Id, Instant, MinorAmount, NotBlank, Nullable } from './common.ts';
import { Category } from './category.ts';
import { ModuleCard } from './module-card.ts';
import { ModuleSection } from './user.ts';
import { Rendition } from './rendition.ts';

const { modules: _allModules, ...bucketFields } = Category.properties.buckets.items.properties;

export const BucketSummary = Type.Object({ ...bucketFields, categoryId: Id, categoryName: Type.String() });
export type BucketSummary = Static<typeof BucketSummary>;

export const PricingTier = Type.Object({
  id: Id,
  /** Null: the tier applies to all modules. */
  moduleId: Nullable(Id),
  name: Type.String(),
  minUsers: Type.Integer({ minimum: 1 }),
  maxUsers: Nullable(Type.Integer({ minimum: 1 })),
  minDays: Type.Integer({ minimum: 1 }),
  /** Per user and day, in minor units. */
  unitPrice: MinorAmount,
  model: Type.Union([Type.Literal('volume'), Type.Literal('graduated')]),
  currency: Currency,
  validFrom: Nullable(Instant),
  validTo: Nullable(Instant),
});
export type PricingTier = Static<typeof PricingTier>;

export const Tutorial = Type.Object({
  id: Id,
  moduleId: Nullable(Id),
  moduleName: Nullable(Type.String()),
  title: Type.String(),
  summary: Type.String(),
  /** Plain paragraphs and numbered steps, in order. */
  steps: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  level: Type.Union([Type.Literal('beginner'), Type.Literal('intermediate'), Type.Literal('advanced')]),
  /** Reading time in minutes. */
  minutes: Type.Integer(),
});
export type Tutorial = Static<typeof Tutorial>;

export const Screenshot = Type.Object({
  url: Type.String(),
  /** The same for the dark theme. */
  urlDark: Nullable(Type.String()),
  alt: Type.String(),
  /** The same two pictures at other widths, including the given ones. */
  renditions: Type.Optional(Type.Array(Rendition)),
});
export type Screenshot = Static<typeof Screenshot>;

/** What is new in one version of a module. */
export const ModuleVersion = Type.Object({
  version: NotBlank(40),
  /** As YYYY-MM-DD. */
  releasedOn: Type.String({ format: 'date' }),
  /** Markdown. */
  notes: NotBlank(4_000),
});
export type ModuleVersion = Static<typeof ModuleVersion>;

export const Module = Type.Object({
  ...ModuleCard.properties,
  slug: Type.String(),
  /** Without formatting. */
  description: Type.String(),
  /** Markdown. */
  longDescription: Type.String(),
  /** The long description, or else the description, as formatted text (`MarkdownNode`). */
  about: Type.Optional(Type.Array(Type.Unknown())),
  screenshots: Type.Array(Screenshot),
  videoUrl: Nullable(Type.String()),
  homepageUrl: Nullable(Type.String()),
  repositoryUrl: Nullable(Type.String()),
  sections: Type.Array(ModuleSection),
  status: Type.Union([Type.Literal('draft'), Type.Literal('published'), Type.Literal('archived')]),
  /** The day a coming-soon module is expected, as YYYY-MM-DD. */
  expectedOn: Nullable(Type.String()),
  trialDays: Type.Integer(),
  supportEmail: Nullable(Type.String()),
  releasedAt: Nullable(Instant),
  version: Nullable(Type.String()),
  /** Its publisher; null if none is named. */
  publisher: Nullable(Type.String()),
  /** Modules and other software it works with; with an id for modules in the catalog. */
  worksWith: Type.Array(Type.Object({ name: Type.String(), id: Nullable(Id) })),
  /** Newest first. */
  /** `formatted`: the notes as formatted text (`MarkdownNode`). */
  versions: Type.Array(
    Type.Object({ ...ModuleVersion.properties, formatted: Type.Optional(Type.Array(Type.Unknown())) }),
  ),
  categoryId: Id,
  categoryHue: Type.Integer(),
  bucketId: Id,
  bucketName: Type.String(),
  pricingTiers: Type.Array(PricingTier),
  related: Type.Array(ModuleCard),
  /** Published reviews, of which `rating` is the average; without any, `rating` comes from elsewhere. */
  reviewCount: Type.Optional(Type.Integer()),
});
export type Module = Static<typeof Module>;

const {
  description: _description,
  longDescription: _longDescription,
  screenshots: _screenshots,
  videoUrl: _videoUrl,
  homepageUrl: _homepageUrl,
  repositoryUrl: _repositoryUrl,
  about: _about,
  related: _related,
  ...comparedFields
} = Module.properties;

/** What `/compare` shows of a module. */
export const ComparedModule = Type.Object(comparedFields);
export type ComparedModule = Static<typeof ComparedModule>;

export const Comparison = Type.Object({
  /** In the requested order. */
  modules: Type.Array(ComparedModule),
  /** Ids of modules that are not in the catalog, or no longer. */
  missing: Type.Array(Type.String()),
});
export type Comparison = Static<typeof Comparison>;

/** The maximum number of compared modules. */
export const MOST_COMPARED = 4;

/** The ids in a list such as `a,b,c`: the first four, each once, and whether there are more. */
export const comparedIds = (list: string): { ids: string[]; more: boolean } => {
  const ids = [...new Set(list.split(',').map((id) => id.trim()))].filter(Boolean);
  return { ids: ids.slice(0, MOST_COMPARED), more: ids.length > MOST_COMPARED };
};

export const ModuleName = Type.Object({ id: Id, name: Type.String() });
export type ModuleName = Static<typeof ModuleName>;

/** `id` may be missing in other marketplaces' responses. */
export const UpcomingModule = Type.Object({
  id: Type.String({ 'x-id': true }),
  name: Type.String({ minLength: 1 }),
  expectedOn: Nullable(Type.String()),
  tagline: Type.Optional(Type.String()),
  iconUrl: Type.Optional(Nullable(Type.String())),
});
export type UpcomingModule = Static<typeof UpcomingModule>;

/** Coming-soon modules by id. Clients only look for ids and names in it. */
export const UpcomingModules = Type.Record(Type.String(), UpcomingModule);
export type UpcomingModules = Static<typeof UpcomingModules>;

import { Type, type Static, type TProperties } from 'typebox';
import { Module, ModuleVersion } from './catalog.ts';
import { Id, Instant, NotBlank, Nullable, PageOf, SortBy } from './common.ts';
import { ModuleSection } from './user.ts';

/** The version of what is edited: saving from an older one fails with 409 `changed_meanwhile`. */
export const EditVersion = Type.String({ minLength: 1, maxLength: 64 });

/** All fields to save, and the version they were read from. */
export const EditOf = <T extends TProperties>(fields: T) => Type.Object({ ...fields, version: EditVersion });

/** The state of an item after saving. */
export const Saved = Type.Object({ id: Id, version: EditVersion });
export type Saved = Static<typeof Saved>;

export const PublishStatus = Type.Union([Type.Literal('draft'), Type.Literal('published'), Type.Literal('archived')]);
export type PublishStatus = Static<typeof PublishStatus>;
export const StatusBody = Type.Object({ version: EditVersion, status: PublishStatus });

/** The complete list in its new order; 409 `changed_meanwhile` if the list has changed. */
export const OrderBody = Type.Object({ ids: Type.Array(Id, { maxItems: 5_000 }) });

const Name = NotBlank(120);
/** An http:// or https:// URL; blank for none. */
export const WEB_ADDRESS = String.raw`^\s*$|^\s*[Hh][Tt][Tt][Pp][Ss]?://\S+\s*$`;
/** The same, or a path of this site. */
export const SITE_ADDRESS = String.raw`${WEB_ADDRESS}|^\s*/(?![/\\])\S*\s*$`;
const WebAddress = Type.String({ maxLength: 500, pattern: WEB_ADDRESS });
export const OptionalAddress = Type.String({ maxLength: 500, pattern: SITE_ADDRESS });
export const SiteAddress = Type.String({ minLength: 1, maxLength: 500, pattern: SITE_ADDRESS });

/** HSN or SAC, such as 998314: 4, 6 or 8 digits; blank for none. */
export const TAX_CODE = String.raw`^\s*(\d{4}|\d{6}|\d{8})?\s*$`;
export const TaxCode = Type.String({ maxLength: 40, pattern: TAX_CODE });

export const CategoryFields = Type.Object({
  name: Name,
  description: Type.String({ maxLength: 500 }),
  /** Its color as an OKLCH hue angle in degrees. */
  hue: Type.Integer({ minimum: 0, maximum: 359 }),
});
export type CategoryFields = Static<typeof CategoryFields>;

export const BucketFields = Type.Object({
  categoryId: Id,
  name: Name,
  description: Type.String({ maxLength: 500 }),
});
export type BucketFields = Static<typeof BucketFields>;

const managed = { id: Id, version: EditVersion, status: PublishStatus };

export const ManagedBucket = Type.Object({ ...managed, fields: BucketFields, moduleCount: Type.Integer() });
export type ManagedBucket = Static<typeof ManagedBucket>;
export const ManagedCategory = Type.Object({
  ...managed,
  fields: CategoryFields,
  buckets: Type.Array(ManagedBucket),
});
export type ManagedCategory = Static<typeof ManagedCategory>;

/** What archiving removes from the storefront. Existing subscriptions stay. */
export const ArchiveImpact = Type.Object({
  buckets: Type.Integer(),
  modules: Type.Integer(),
  subscriptions: Type.Integer(),
});
export type ArchiveImpact = Static<typeof ArchiveImpact>;
export const ArchiveImpactQuery = Type.Object({
  kind: Type.Union([Type.Literal('category'), Type.Literal('bucket'), Type.Literal('module')]),
  id: Id,
});

/** The most entries in each list of a module. */
export const LONGEST_LISTS = { tags: 50, worksWith: 30, versions: 50 };

/** Who makes a module, and how it has changed. */
export const ModuleOrigin = Type.Object({
  publisher: Nullable(Type.String({ maxLength: 120 })),
  worksWith: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems: LONGEST_LISTS.worksWith }),
  versions: Type.Array(ModuleVersion, { maxItems: LONGEST_LISTS.versions }),
});
export type ModuleOrigin = Static<typeof ModuleOrigin>;

/** A module's editable fields. */
export const ModuleFields = Type.Object({
  bucketId: Id,
  name: Name,
  tagline: Type.String({ maxLength: 160 }),
  description: Type.String({ maxLength: 10_000 }),
  longDescription: Type.String({ maxLength: 20_000 }),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: LONGEST_LISTS.tags }),
  iconUrl: Nullable(OptionalAddress),
  /** Where it runs. */
  moduleUrl: Nullable(OptionalAddress),
  homepageUrl: Nullable(WebAddress),
  repositoryUrl: Nullable(WebAddress),
  videoUrl: Nullable(OptionalAddress),
  screenshots: Type.Array(
    Type.Object({
      url: SiteAddress,
      urlDark: Nullable(OptionalAddress),
      alt: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    { maxItems: 8 },
  ),
  sections: Type.Array(Type.Object({ ...ModuleSection.properties, sectionName: NotBlank(80) }), { maxItems: 40 }),
  /** Lower comes first; null comes last. */
  priority: Nullable(Type.Integer({ minimum: 1, maximum: 999 })),
  comingSoon: Type.Boolean(),
  expectedOn: Nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  trialDays: Type.Integer({ minimum: 0, maximum: 365 }),
  supportEmail: Nullable(Type.String({ format: 'email', maxLength: 254 })),
  /** The module's own version, such as 2.4.0. */
  release: Nullable(Type.String({ minLength: 1, maxLength: 40 })),
  publisher: Type.Optional(ModuleOrigin.properties.publisher),
  worksWith: Type.Optional(ModuleOrigin.properties.worksWith),
  versions: Type.Optional(ModuleOrigin.properties.versions),
  /** On invoices under India's GST. */
  taxCode: Type.Optional(Nullable(TaxCode)),
});
export type ModuleFields = Static<typeof ModuleFields>;

export const ManagedModuleSummary = Type.Object({
  id: Id,
  name: Type.String(),
  tagline: Type.String(),
  iconUrl: Nullable(Type.String()),
  status: PublishStatus,
  /** Its bucket or category is archived. */
  withdrawn: Type.Boolean(),
  /** Has unpublished changes. */
  hasDraft: Type.Boolean(),
  comingSoon: Type.Boolean(),
  priority: Nullable(Type.Integer()),
  bucketId: Id,
  bucketName: Type.String(),
  categoryName: Type.String(),
  categoryHue: Type.Integer(),
  updatedAt: Instant,
});
export type ManagedModuleSummary = Static<typeof ManagedModuleSummary>;
export const ManagedModulePage = PageOf(ManagedModuleSummary);

export const ManagedModulesQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  bucketId: Type.Optional(Id),
  categoryId: Type.Optional(Id),
  /** `unpublished`: has unpublished changes. */
  status: Type.Optional(Type.Union([...PublishStatus.anyOf, Type.Literal('unpublished')])),
  /** In the storefront's order by default. */
  sort: Type.Optional(Type.Union([Type.Literal('rank'), SortBy('name', 'status', 'priority', 'updatedAt')])),
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type ManagedModulesQuery = Static<typeof ManagedModulesQuery>;

export const ManagedModule = Type.Object({
  ...managed,
  withdrawn: Type.Boolean(),
  /** As published; as last saved if it never was. */
  fields: ModuleFields,
  /** With unpublished changes; null if there are none. */
  draft: Nullable(ModuleFields),
  categoryName: Type.String(),
  categoryHue: Type.Integer(),
  bucketName: Type.String(),
  releasedAt: Module.properties.releasedAt,
});
export type ManagedModule = Static<typeof ManagedModule>;

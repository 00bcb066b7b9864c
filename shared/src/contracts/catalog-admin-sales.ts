import { Type, type Static } from 'typebox';
import { PricingTier } from './catalog.ts';
import { EditVersion } from './catalog-admin.ts';
import { Id, Instant, MinorAmount, NotBlank, Nullable, PageOf, paging, SortBy } from './common.ts';
import { Coupon } from './coupons.ts';

const Name = NotBlank(120);
const int4 = 2_147_483_647;
const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' });

/** A price per user and day. Tiers of a module with the same days and currency never overlap in users and validity. */
export const TierFields = Type.Object({
  moduleId: PricingTier.properties.moduleId,
  name: Name,
  minUsers: Type.Integer({ minimum: 1, maximum: 100_000 }),
  maxUsers: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  minDays: Type.Integer({ minimum: 1, maximum: 3_650 }),
  /** In minor units. */
  unitPrice: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  model: PricingTier.properties.model,
  currency: CurrencyCode,
  validFrom: Nullable(Instant),
  validTo: Nullable(Instant),
});
export type TierFields = Static<typeof TierFields>;

export const ManagedTier = Type.Object({
  id: Id,
  version: EditVersion,
  fields: TierFields,
  /** Null: for all modules. */
  moduleName: Nullable(Type.String()),
  validity: Type.Union([Type.Literal('current'), Type.Literal('upcoming'), Type.Literal('past')]),
});
export type ManagedTier = Static<typeof ManagedTier>;
export const ManagedTierPage = PageOf(ManagedTier);

export const ManagedTiersQuery = Type.Object({
  /** Searches the names of tiers and modules. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  moduleId: Type.Optional(Id),
  kind: Type.Optional(Type.Union([Type.Literal('general'), Type.Literal('module')])),
  sort: Type.Optional(SortBy('module', 'name', 'minUsers', 'minDays', 'unitPrice')),
  ...paging,
});
export type ManagedTiersQuery = Static<typeof ManagedTiersQuery>;

export const CouponStatus = Type.Union([Type.Literal('active'), Type.Literal('paused'), Type.Literal('archived')]);
export type CouponStatus = Static<typeof CouponStatus>;

export const CouponFields = Type.Object({
  /** Letters, digits and hyphens; kept in capitals. */
  code: Type.String({ minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' }),
  name: Name,
  type: Coupon.properties.type,
  /** Hundredths of a percent, or minor units. */
  value: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
  maxDiscount: Nullable(MinorAmount),
  minSpend: MinorAmount,
  currency: CurrencyCode,
  scope: Coupon.properties.scope,
  scopeIds: Type.Array(Id, { maxItems: 500 }),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  usageLimit: Nullable(Type.Integer({ minimum: 1, maximum: int4 })),
  perClientLimit: Nullable(Type.Integer({ minimum: 1, maximum: int4 })),
  /** Only for these; null for all. */
  clientIds: Nullable(Type.Array(Id, { minItems: 1, maxItems: 500 })),
  /** Listed for buyers; private ones work by entering the code. New coupons are private. */
  published: Type.Optional(Type.Boolean()),
});
export type CouponFields = Static<typeof CouponFields>;

export const ManagedCoupon = Type.Object({
  id: Id,
  version: EditVersion,
  status: CouponStatus,
  fields: CouponFields,
  uses: Type.Integer(),
});
export type ManagedCoupon = Static<typeof ManagedCoupon>;
export const ManagedCouponPage = PageOf(ManagedCoupon);

export const ManagedCouponsQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(CouponStatus),
  sort: Type.Optional(SortBy('code', 'uses', 'status', 'createdAt')),
  ...paging,
});
export type ManagedCouponsQuery = Static<typeof ManagedCouponsQuery>;

export const CouponStatusBody = Type.Object({ version: EditVersion, status: CouponStatus });

/** What a coupon can apply to. */
export const CouponChoices = Type.Object({
  clients: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type CouponChoices = Static<typeof CouponChoices>;

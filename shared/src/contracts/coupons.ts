import { Type, type Static } from 'typebox';
import { Currency, Id, Instant, MinorAmount, Nullable } from './common.ts';

/** As typed: letters, digits and hyphens; case-insensitive. */
export const CouponCode = Type.String({ minLength: 1, maxLength: 40, pattern: '^\\s*[A-Za-z0-9-]+\\s*$' });

/** A coupon as buyers see it. */
export const Coupon = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  type: Type.Union([Type.Literal('percentage'), Type.Literal('fixed')]),
  /** Hundredths of a percent (1250 is 12.5%), or minor units. */
  value: Type.Integer(),
  maxDiscount: Nullable(MinorAmount),
  minSpend: MinorAmount,
  currency: Currency,
  scope: Type.Union([
    Type.Literal('all'),
    Type.Literal('categories'),
    Type.Literal('buckets'),
    Type.Literal('modules'),
  ]),
  /** Names of the categories, buckets or modules it applies to. */
  scopeNames: Type.Array(Type.String()),
  endsAt: Nullable(Instant),
});
export type Coupon = Static<typeof Coupon>;

/** Why a coupon gives nothing. */
export const CouponRefusal = Type.Object({
  code: Type.Union([
    Type.Literal('not_found'),
    Type.Literal('not_started'),
    Type.Literal('expired'),
    Type.Literal('used_up'),
    Type.Literal('not_applicable'),
    Type.Literal('minimum_spend'),
  ]),
  message: Type.String(),
  /** The amount missing to the minimum spend, in minor units. */
  missing: Type.Optional(MinorAmount),
});
export type CouponRefusal = Static<typeof CouponRefusal>;

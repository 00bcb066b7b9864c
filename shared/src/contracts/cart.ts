import { Type, type Static } from 'typebox';
import { Currency, Id, MinorAmount, Nullable } from './common.ts';
import { RunningSubscription } from './running-subscription.ts';

/** Users and days of one line: whole numbers of at least 1. */
export const LineUsers = Type.Integer({ minimum: 1, maximum: 100_000 });
export const LineDays = Type.Integer({ minimum: 1, maximum: 3_650 });

export const CartItem = Type.Object({
  cartItemId: Type.String({ minLength: 1, maxLength: 64, 'x-id': true, 'x-aliases': ['id', '_id'] }),
  itemId: Type.String({ maxLength: 64, 'x-id': true }),
  itemType: Type.String(),
  name: Type.String(),
  description: Type.String({ 'x-aliases': ['longDescription'] }),
  iconUrl: Nullable(Type.String(), { 'x-aliases': ['icon', 'imgUrl'] }),
  /** Per user and day, in major units, from the line's pricing tier. */
  price: Type.Number(),
  /** The same price in minor units. */
  unitPrice: MinorAmount,
  noOfUsers: LineUsers,
  noOfDays: LineDays,
  /** unitPrice x users x days, in minor units. */
  lineTotal: MinorAmount,
  /** Free days before the paid ones, for a client that is new to the module; absent or 0 without a trial. */
  trialDays: Type.Optional(Type.Integer()),
  /** The client's own for the module; absent in the response to a change. */
  subscriptions: Type.Optional(Type.Array(RunningSubscription)),
});
export type CartItem = Static<typeof CartItem>;

export const Cart = Type.Object({
  items: Type.Array(CartItem),
  currency: Currency,
  /** Sum of the line totals before coupon and tax, in minor units. */
  subtotal: MinorAmount,
  /** Sum of users. */
  totalQuantity: Type.Integer(),
});
export type Cart = Static<typeof Cart>;

/** The body for adding a line. Name and price always come from the catalog. */
export const AddToCartBody = Type.Object({
  itemId: Id,
  itemType: Type.Literal('module'),
  name: Type.String({ minLength: 1, maxLength: 200 }),
  noOfUsers: Type.Optional(LineUsers),
  noOfDays: Type.Optional(LineDays),
});
export type AddToCartBody = Static<typeof AddToCartBody>;

export const UpdateCartQuery = Type.Object({ noOfUsers: LineUsers, noOfDays: LineDays });
export const RemoveMultipleBody = Type.Array(Id, { minItems: 1, maxItems: 500 });

/** How many lines were removed. */
export const CartRemoval = Type.Object({ success: Type.Boolean(), message: Type.String(), removed: Type.Integer() });
export type CartRemoval = Static<typeof CartRemoval>;

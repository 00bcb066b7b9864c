import { Type, type Static } from 'typebox';
import { Id, PageOf } from './common.ts';
import { OrdersQuery } from './orders.ts';
import { Subscription, SubscriptionsQuery } from './subscriptions.ts';

export const SubscriptionSort = Type.Union([
  Type.Literal('endsAt,asc'),
  Type.Literal('endsAt,desc'),
  Type.Literal('moduleName,asc'),
  Type.Literal('moduleName,desc'),
  Type.Literal('clientName,asc'),
  Type.Literal('clientName,desc'),
  Type.Literal('users,asc'),
  Type.Literal('users,desc'),
  Type.Literal('startsAt,asc'),
  Type.Literal('startsAt,desc'),
]);
export type SubscriptionSort = Static<typeof SubscriptionSort>;

/** Filters of the subscriptions of all clients; an absent one filters nothing. */
export const AllSubscriptionsQuery = Type.Object({
  ...SubscriptionsQuery.properties,
  page: OrdersQuery.properties.page,
  size: OrdersQuery.properties.size,
  /** `endsAt,asc` by default. When sorted by end, ended ones come last. */
  sort: Type.Optional(SubscriptionSort),
});
export type AllSubscriptionsQuery = Static<typeof AllSubscriptionsQuery>;

export const SubscriptionPage = PageOf(Subscription);

/** Totals of the running subscriptions, and every subscribed module by its name. */
export const SubscriptionOverview = Type.Object({
  running: Type.Integer(),
  users: Type.Integer(),
  /** Taken by people. */
  seats: Type.Integer(),
  /** Running ones that end soon. */
  ending: Type.Integer(),
  modules: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type SubscriptionOverview = Static<typeof SubscriptionOverview>;

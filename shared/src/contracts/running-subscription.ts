import { Type, type Static } from 'typebox';
import { Id, Instant } from './common.ts';

/** A subscription that has not ended, as shown to people who are about to buy the module again. */
export const RunningSubscription = Type.Object({
  id: Id,
  clientId: Id,
  users: Type.Integer(),
  startsAt: Instant,
  endsAt: Instant,
  /** Their calendar days in the company's time zone, each sent as its 00:00 UTC. */
  startsOn: Type.Optional(Instant),
  endsOn: Type.Optional(Instant),
  status: Type.Union([
    Type.Literal('pending'),
    Type.Literal('active'),
    Type.Literal('expiring'),
    Type.Literal('suspended'),
  ]),
  /** Pending until its invoice is paid; its dates are provisional. */
  awaitsPayment: Type.Boolean(),
  /** What can be added to it now. */
  changes: Type.Array(Type.Union([Type.Literal('users'), Type.Literal('days')])),
});
export type RunningSubscription = Static<typeof RunningSubscription>;

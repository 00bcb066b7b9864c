import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf } from './common.ts';

/** A user without a payment role requests a module from their client's payment admins. */
export const ModuleRequestBody = Type.Object({
  moduleId: Id,
  /** What the module is for. */
  note: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ModuleRequestBody = Static<typeof ModuleRequestBody>;

export const ModuleRequest = Type.Object({
  id: Id,
  moduleId: Id,
  moduleName: Type.String(),
  note: Nullable(Type.String()),
  /** Who requested it. */
  user: Type.Object({ id: Id, name: Type.String(), email: Type.String() }),
  /** How many payment admins got an email; 0 if the client has none yet. */
  notified: Type.Integer(),
  createdAt: Instant,
});
export type ModuleRequest = Static<typeof ModuleRequest>;

export const ModuleRequestsQuery = Type.Object({
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type ModuleRequestsQuery = Static<typeof ModuleRequestsQuery>;

/** Newest first. */
export const ModuleRequestPage = PageOf(ModuleRequest);

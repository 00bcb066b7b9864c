import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf } from './common.ts';
import { SpamTrap } from './contact.ts';

/** The part of a day that suits a visitor, in their own time zone. */
export const PartOfDay = Type.Union([Type.Literal('morning'), Type.Literal('midday'), Type.Literal('afternoon')]);
export type PartOfDay = Static<typeof PartOfDay>;

export const DemoRequestBody = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 100, pattern: '\\S' }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  company: Type.String({ minLength: 2, maxLength: 120, pattern: '\\S' }),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  /** People who would use it. */
  teamSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** What they would like to see; none for an overview. */
  moduleIds: Type.Array(Id, { maxItems: 8 }),
  /** Such as 2026-11-24, in the visitor's time zone; from today up to 90 days ahead. */
  preferredDay: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  preferredTime: Type.Optional(PartOfDay),
  /** IANA name, such as Asia/Kolkata. */
  timeZone: Type.Optional(Type.String({ maxLength: 64 })),
  notes: Type.Optional(Type.String({ maxLength: 1_000 })),
  website: SpamTrap,
});
export type DemoRequestBody = Static<typeof DemoRequestBody>;

export const DemoRequest = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  company: Type.String(),
  phone: Nullable(Type.String()),
  teamSize: Nullable(Type.Integer()),
  modules: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  preferredDay: Nullable(Type.String()),
  preferredTime: Nullable(Type.String()),
  timeZone: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  status: Type.Union([
    Type.Literal('new'),
    Type.Literal('scheduled'),
    Type.Literal('done'),
    Type.Literal('declined'),
    Type.Literal('spam'),
  ]),
  createdAt: Instant,
});
export type DemoRequest = Static<typeof DemoRequest>;

export const DemoRequestsQuery = Type.Object({
  status: Type.Optional(DemoRequest.properties.status),
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type DemoRequestsQuery = Static<typeof DemoRequestsQuery>;

/** Newest first. */
export const DemoRequestPage = PageOf(DemoRequest);

import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';

export const TicketCategory = Type.Union([
  Type.Literal('question'),
  Type.Literal('problem'),
  Type.Literal('billing'),
  Type.Literal('access'),
  Type.Literal('other'),
]);
export type TicketCategory = Static<typeof TicketCategory>;

export const TicketPriority = Type.Union([
  Type.Literal('low'),
  Type.Literal('normal'),
  Type.Literal('high'),
  Type.Literal('urgent'),
]);
export type TicketPriority = Static<typeof TicketPriority>;

/** The JSON in the multipart field `ticketData`. */
export const TicketData = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 100 }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  category: TicketCategory,
  moduleId: Type.Optional(Id),
  subject: Type.String({ minLength: 3, maxLength: 150 }),
  description: Type.String({ minLength: 10, maxLength: 5000 }),
  priority: TicketPriority,
});
export type TicketData = Static<typeof TicketData>;

export const TicketReceipt = Type.Object({
  /** Such as TEX-2026-000123. */
  number: Type.String(),
  email: Type.String(),
  status: Type.String(),
  createdAt: Instant,
  message: Type.String(),
});
export type TicketReceipt = Static<typeof TicketReceipt>;

/** Sanitised HTML. */
export const PrivacyPolicy = Type.Object({ privacyPolicy: Type.String(), updatedAt: Nullable(Instant) });
export type PrivacyPolicy = Static<typeof PrivacyPolicy>;

import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';

/** A mail that arrived and was not simply added to a conversation. Without its text. */
export const InboundMail = Type.Object({
  id: Id,
  /** Not processed yet, kept as an internal note of a ticket, or set aside. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('noted'), Type.Literal('set-aside')]),
  /** Why, as a sentence; null while it waits. */
  reason: Nullable(Type.String()),
  /** As stated in the mail; null while it waits, or if it names nobody. */
  from: Nullable(Type.String()),
  subject: Nullable(Type.String()),
  ticket: Nullable(Type.Object({ id: Id, number: Type.String() })),
  receivedAt: Instant,
});
export type InboundMail = Static<typeof InboundMail>;

/** A page of the received mail, newest first. */
export const InboundMailList = Type.Object({
  mails: Type.Array(InboundMail),
  /** On all pages. */
  totalElements: Type.Optional(Type.Integer()),
});
export type InboundMailList = Static<typeof InboundMailList>;

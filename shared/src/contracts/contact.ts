import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf } from './common.ts';

/** A hidden field: people leave it empty. */
export const SpamTrap = Type.Optional(Type.String({ maxLength: 500 }));

/**
 * A message from the contact form. `checkContact` (`contact-check.ts`) validates required fields, so that form and server use
 * the same words.
 */
export const ContactBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 50 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  subject: Type.Optional(Type.String({ maxLength: 100 })),
  message: Type.Optional(Type.String({ maxLength: 500 })),
  website: SpamTrap,
});
export type ContactBody = Static<typeof ContactBody>;

export const ContactMessage = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  subject: Type.String(),
  message: Type.String(),
  /** Spam filled the trap; it sends no email. */
  status: Type.Union([Type.Literal('new'), Type.Literal('answered'), Type.Literal('spam')]),
  createdAt: Instant,
});
export type ContactMessage = Static<typeof ContactMessage>;

export const ContactMessagesQuery = Type.Object({
  status: Type.Optional(ContactMessage.properties.status),
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type ContactMessagesQuery = Static<typeof ContactMessagesQuery>;

/** Newest first. */
export const ContactMessagePage = PageOf(ContactMessage);

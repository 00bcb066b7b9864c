import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf } from './common.ts';

/** Fields that people never see: whatever fills them is no person. */
export const SpamTrap = Type.Optional(Type.String({ maxLength: 500 }));

/**
 * A message from the contact form. What must be filled is judged by `checkContact` (`contact-check.ts`), so that form and server refuse in
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
  /** Spam is what filled the trap; nobody was told of it by e-mail. */
  status: Type.Union([Type.Literal('new'), Type.Literal('answered'), Type.Literal('spam')]),
  createdAt: Instant,
});
export type ContactMessage = Static<typeof ContactMessage>;

export const ContactMessagesQuery = Type.Object({
  status: Type.Optional(ContactMessage.properties.status),
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 unless told. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type ContactMessagesQuery = Static<typeof ContactMessagesQuery>;

/** Newest first. */
export const ContactMessagePage = PageOf(ContactMessage);

import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf } from './common.ts';

/** `status` is 200 for a subscribed address, else 404. */
export const NewsletterStatus = Type.Object({ status: Type.Integer(), message: Type.String() });
export type NewsletterStatus = Static<typeof NewsletterStatus>;

/** From a link in an email. */
export const LinkToken = Type.String({ minLength: 1, maxLength: 200 });

export const NewsletterTokenBody = Type.Object({ token: LinkToken });
export type NewsletterTokenBody = Static<typeof NewsletterTokenBody>;

export const NewsletterLinkAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  /** The link's address. */
  email: Type.String(),
});
export type NewsletterLinkAnswer = Static<typeof NewsletterLinkAnswer>;

export const Subscriber = Type.Object({
  id: Id,
  email: Type.String(),
  /** Pending until the address is confirmed by email. */
  status: Type.Union([Type.Literal('pending'), Type.Literal('subscribed'), Type.Literal('unsubscribed')]),
  createdAt: Instant,
  confirmedAt: Nullable(Instant),
  unsubscribedAt: Nullable(Instant),
});
export type Subscriber = Static<typeof Subscriber>;

export const SubscribersQuery = Type.Object({
  /** Part of the address. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(Subscriber.properties.status),
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type SubscribersQuery = Static<typeof SubscribersQuery>;

/** Newest first. */
export const SubscriberPage = PageOf(Subscriber);

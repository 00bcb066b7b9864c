import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf, SortBy } from './common.ts';
import { Version } from './company-settings.ts';
import { webhookEventTypes } from './webhook-events.ts';

export const WEBHOOK_LIMITS = {
  url: 500,
  description: 200,
  ofOrganization: 10,
  overlapHours: 24,
  keptDays: 30,
} as const;

const EventType = Type.Unsafe<(typeof webhookEventTypes)[number]>(Type.String({ enum: webhookEventTypes }));

const settings = {
  /** Where events are sent; https. */
  url: Type.String({ minLength: 1, maxLength: WEBHOOK_LIMITS.url }),
  description: Type.String({ maxLength: WEBHOOK_LIMITS.description }),
  events: Type.Array(EventType, { minItems: 1, maxItems: webhookEventTypes.length }),
};

/** `null` is the operator of the marketplace, who gets the events of every organization. */
const Owner = Nullable(Id);

export const NewWebhook = Type.Object({ ...settings, clientId: Owner });
export type NewWebhook = Static<typeof NewWebhook>;

export const WebhookChange = Type.Object({ ...settings, enabled: Type.Boolean(), version: Version });
export type WebhookChange = Static<typeof WebhookChange>;

export const WebhookDeliveryState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('delivered'),
  Type.Literal('failed'),
]);
export type WebhookDeliveryState = Static<typeof WebhookDeliveryState>;

/** One attempt to send an event. */
export const WebhookAttempt = Type.Object({
  at: Instant,
  /** Of the response; null without one. */
  status: Nullable(Type.Integer()),
  /** Duration in milliseconds. */
  ms: Type.Integer(),
  /** Why it does not count, in words; null if it does. */
  problem: Nullable(Type.String()),
  /** The beginning of the response, if it is text. */
  excerpt: Nullable(Type.String()),
});
export type WebhookAttempt = Static<typeof WebhookAttempt>;

export const WebhookDelivery = Type.Object({
  id: Id,
  /** What the receiver finds in `webhook-id`. */
  eventId: Id,
  type: Type.String(),
  state: WebhookDeliveryState,
  createdAt: Instant,
  nextAttemptAt: Nullable(Instant),
  /** Latest last. */
  attempts: Type.Array(WebhookAttempt),
  /** What was sent, as JSON. */
  payload: Type.String(),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;
export const WebhookDeliveryPage = PageOf(WebhookDelivery);
export type WebhookDeliveryPage = Static<typeof WebhookDeliveryPage>;

export const WebhookDeliveriesQuery = Type.Object({
  state: Type.Optional(WebhookDeliveryState),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** `createdAt,desc` by default. */
  sort: Type.Optional(SortBy('createdAt', 'type', 'state')),
});
export type WebhookDeliveriesQuery = Static<typeof WebhookDeliveriesQuery>;

/** Where events of the marketplace are sent. */
export const Webhook = Type.Object({
  ...settings,
  id: Id,
  clientId: Owner,
  enabled: Type.Boolean(),
  /** Why it was turned off automatically: it responded 410, or nothing arrived for days. */
  disabledReason: Nullable(Type.Union([Type.Literal('gone'), Type.Literal('failing')])),
  /** Since when nothing has arrived; null if the last one did. */
  failingSince: Nullable(Instant),
  /** Until when the previous secret also signs. */
  overlapsUntil: Nullable(Instant),
  createdAt: Instant,
  version: Version,
  lastDelivery: Nullable(Type.Object({ state: WebhookDeliveryState, at: Instant })),
});
export type Webhook = Static<typeof Webhook>;
export const WebhookList = Type.Array(Webhook);

/** The only response with the secret. */
export const WebhookWithSecret = Type.Object({ webhook: Webhook, secret: Type.String() });
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

/** Without a client, those of the operator. */
export const WebhooksQuery = Type.Object({ clientId: Type.Optional(Id) });

/** Everything that has failed since then is sent again. */
export const WebhookReplayBody = Type.Object({ since: Instant });
export const WebhookReplayed = Type.Object({ replayed: Type.Integer() });
export type WebhookReplayed = Static<typeof WebhookReplayed>;

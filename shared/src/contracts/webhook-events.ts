import { Type, type Static } from 'typebox';
import { Currency, Id, Instant, MinorAmount, Nullable } from './common.ts';

/** A calendar day of the company. */
const Day = Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\d$` });

const OrderData = Type.Object({
  id: Id,
  number: Type.String(),
  clientId: Id,
  status: Type.String(),
  method: Type.String(),
  currency: Currency,
  total: MinorAmount,
  /** The subscription it changes; null for an order of new ones. */
  subscriptionId: Nullable(Id),
  /** The buyer. */
  userId: Id,
});

const InvoiceData = Type.Object({
  id: Id,
  number: Type.String(),
  clientId: Id,
  orderId: Id,
  currency: Currency,
  total: MinorAmount,
  paid: MinorAmount,
  balance: MinorAmount,
  invoicedOn: Day,
  dueOn: Day,
});

const SubscriptionData = Type.Object({
  id: Id,
  clientId: Id,
  moduleId: Id,
  moduleName: Type.String(),
  orderId: Id,
  users: Type.Integer(),
  startsAt: Instant,
  endsAt: Instant,
  trialEndsAt: Nullable(Instant),
  /** Days it renews for; null if it ends. */
  renewDays: Nullable(Type.Integer()),
  cancelAtEnd: Type.Boolean(),
});

const TicketData = Type.Object({
  id: Id,
  number: Type.String(),
  clientId: Nullable(Id),
  kind: Type.String(),
  status: Type.String(),
  priority: Type.String(),
  subject: Type.String(),
  /** Null for a visitor. */
  userId: Nullable(Id),
  name: Type.String(),
  email: Type.String(),
});

const TicketAnswerData = Type.Object({
  ...TicketData.properties,
  /** The writer. */
  author: Type.Union([Type.Literal('agent'), Type.Literal('requester')]),
});

const UserData = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Type.String(),
  clientId: Nullable(Id),
});

const ModuleData = Type.Object({ id: Id, name: Type.String() });

/** What happens, and the `data` that describes it. */
export const WebhookEvents = {
  'order.placed': OrderData,
  'order.paid': OrderData,
  'invoice.finalized': InvoiceData,
  'invoice.paid': InvoiceData,
  'invoice.overdue': InvoiceData,
  'subscription.started': SubscriptionData,
  'subscription.changed': SubscriptionData,
  'subscription.ending': SubscriptionData,
  'subscription.ended': SubscriptionData,
  'ticket.opened': TicketData,
  'ticket.answered': TicketAnswerData,
  'user.invited': UserData,
  'user.joined': UserData,
  'module.published': ModuleData,
};
export type WebhookEventType = keyof typeof WebhookEvents;
export type WebhookData<Type extends WebhookEventType> = Static<(typeof WebhookEvents)[Type]>;

export const webhookEventTypes = Object.keys(WebhookEvents) as WebhookEventType[];

/** They belong to no organization: only the operator of the marketplace gets them. */
export const operatorsEvents: WebhookEventType[] = ['module.published'];

import { operatorsEvents, webhookEventTypes, type WebhookEventType } from '@marketplace/shared/contracts';

export const eventTexts: Record<WebhookEventType, string> = {
  'order.placed': 'Someone places an order.',
  'order.paid': 'An order is paid in full.',
  'invoice.finalized': 'An invoice is issued.',
  'invoice.paid': 'An invoice is paid in full.',
  'invoice.overdue': 'An invoice is past its due date.',
  'subscription.started': 'A subscription starts.',
  'subscription.changed': 'A subscription’s users or end date change.',
  'subscription.ending': 'A subscription is about to end or renew.',
  'subscription.ended': 'A subscription ends.',
  'ticket.opened': 'Someone raises a ticket or writes to us.',
  'ticket.answered': 'We or the requester reply to a ticket.',
  'user.invited': 'Someone is invited.',
  'user.joined': 'Someone accepts their invitation.',
  'module.published': 'A module is published in the catalog.',
};

const titles: Record<string, string> = {
  order: 'Orders',
  invoice: 'Invoices',
  subscription: 'Subscriptions',
  ticket: 'Tickets',
  user: 'People',
  module: 'Modules',
};

/** The events that an owner can get, grouped by topic. */
export const eventGroupsOf = (clientId: string | null) => {
  const types = webhookEventTypes.filter((type) => clientId === null || !operatorsEvents.includes(type));
  return Object.entries(titles)
    .map(([about, title]) => ({ title, types: types.filter((type) => type.startsWith(`${about}.`)) }))
    .filter((group) => group.types.length > 0);
};

import { operatorsEvents, webhookEventTypes, type WebhookEventType } from '@marketplace/shared/contracts';

export const eventTexts: Record<WebhookEventType, string> = {
  'order.placed': 'Somebody places an order.',
  'order.paid': 'An order is paid in full.',
  'invoice.finalized': 'An invoice is issued.',
  'invoice.paid': 'An invoice is paid in full.',
  'invoice.overdue': 'An invoice is past its due date.',
  'subscription.started': 'A subscription begins.',
  'subscription.changed': 'Its users or its end change.',
  'subscription.ending': 'A subscription is about to end or renew.',
  'subscription.ended': 'A subscription is over.',
  'ticket.opened': 'Somebody raises a ticket or writes to us.',
  'ticket.answered': 'We or the requester answer a ticket.',
  'user.invited': 'Somebody is invited.',
  'user.joined': 'Somebody accepts their invitation.',
  'module.published': 'A module appears in the catalogue.',
};

const titles: Record<string, string> = {
  order: 'Orders',
  invoice: 'Invoices',
  subscription: 'Subscriptions',
  ticket: 'Tickets',
  user: 'People',
  module: 'Modules',
};

/** The events that an owner can get, by what they are about. */
export const eventGroupsOf = (clientId: string | null) => {
  const types = webhookEventTypes.filter((type) => clientId === null || !operatorsEvents.includes(type));
  return Object.entries(titles)
    .map(([about, title]) => ({ title, types: types.filter((type) => type.startsWith(`${about}.`)) }))
    .filter((group) => group.types.length > 0);
};

import type { ApiScope } from '@marketplace/shared/contracts';

/** What a key with the scope may do. */
export const scopeTexts: Record<ApiScope, string> = {
  'orders:read': 'See carts, orders and what the checkout offers.',
  'orders:write': 'Fill carts, place orders and cancel them.',
  'billing:read': 'See subscriptions, invoices, payments and receipts.',
  'billing:write': 'Start payments, change and cancel subscriptions, and assign seats.',
  'people:read': 'See members and what they have access to.',
  'people:write': 'Add, rename and remove members, and set their access.',
  'webhooks:read': 'See webhooks and their deliveries.',
  'webhooks:write': 'Add, change and delete webhooks.',
  'catalog:read': 'See the whole catalog, with drafts, prices, coupons and reviews.',
  'catalog:write': 'Change the catalog, its prices and coupons, and publish it.',
  'support:read': 'See tickets, messages and demo requests.',
  'support:write': 'Answer tickets, change their state and schedule demos.',
  'reports:read': 'See reports and the health of the marketplace.',
  'audit:read': 'See the audit log.',
};

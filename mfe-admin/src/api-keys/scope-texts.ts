import type { ApiScope } from '@marketplace/shared/contracts';

/** What a key with the scope may do. */
export const scopeTexts: Record<ApiScope, string> = {
  'orders:read': 'View carts, orders and checkout options.',
  'orders:write': 'Manage carts, and place and cancel orders.',
  'billing:read': 'View subscriptions, invoices, payments and receipts.',
  'billing:write': 'Start payments, change and cancel subscriptions, and assign seats.',
  'people:read': 'View members and their access.',
  'people:write': 'Add, rename and remove members, and set their access.',
  'webhooks:read': 'View webhooks and their deliveries.',
  'webhooks:write': 'Delete webhooks, send test events and resend events.',
  'catalog:read': 'View the whole catalog, including drafts, prices, coupons and reviews.',
  'catalog:write': 'Change the catalog, its prices and coupons, and publish it.',
  'support:read': 'View tickets, messages and demo requests.',
  'support:write': 'Answer tickets, change their status and schedule demos.',
  'reports:read': 'View reports and marketplace health.',
  'audit:read': 'View the audit log.',
};

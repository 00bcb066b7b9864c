import { organizationPage } from './organization-paths.ts';

export const organizationTabs = [
  { id: 'details', label: 'Details' },
  { id: 'members', label: 'Members' },
  { id: 'subscriptions', label: 'Subscriptions' },
  { id: 'invoices', label: 'Invoices' },
  { id: 'tickets', label: 'Tickets' },
  { id: 'audit', label: 'Audit log' },
] as const;

export type OrganizationTab = (typeof organizationTabs)[number]['id'];

/** The tab in the URL; details if it is unknown. */
export const readTab = (query: URLSearchParams): OrganizationTab =>
  organizationTabs.find(({ id }) => id === query.get('tab'))?.id ?? 'details';

/** The tabs with their addresses. */
export const tabsOf = (id: string) =>
  organizationTabs.map((tab) => ({
    ...tab,
    to: organizationPage(id) + (tab.id === 'details' ? '' : `?tab=${tab.id}`),
  }));

import { organizationPage } from './organization-paths.ts';

/** What administrators see of any organization. */
export const organizationTabs = [
  { id: 'details', label: 'Details' },
  { id: 'members', label: 'Members' },
  { id: 'subscriptions', label: 'Subscriptions' },
  { id: 'invoices', label: 'Invoices' },
  { id: 'tickets', label: 'Tickets' },
  { id: 'keys', label: 'API keys' },
  { id: 'webhooks', label: 'Webhooks' },
  { id: 'audit', label: 'Audit log' },
] as const;

/** What payment admins see of their own. */
export const ownTabs = [
  { id: 'members', label: 'Members' },
  { id: 'keys', label: 'API keys' },
  { id: 'webhooks', label: 'Webhooks' },
] as const;

export type OrganizationTab = (typeof organizationTabs)[number]['id'];
export type OwnTab = (typeof ownTabs)[number]['id'];

type Tabs<Id extends string> = readonly [{ id: Id; label: string }, ...{ id: Id; label: string }[]];

/** The tab in the URL; the first one if it is unknown. */
export const readTab = <Id extends string>(tabs: Tabs<Id>, query: URLSearchParams): Id =>
  (tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0]).id;

/** The tabs with their addresses. */
export const tabsOf = <Id extends string>(tabs: Tabs<Id>, id: string) =>
  tabs.map((tab) => ({ ...tab, to: organizationPage(id) + (tab.id === tabs[0].id ? '' : `?tab=${tab.id}`) }));

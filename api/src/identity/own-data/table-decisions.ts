import { accountTables } from './account-tables.ts';
import { businessTables } from './business-tables.ts';
import { messageTables } from './message-tables.ts';
import type { TableDecision } from './table-decision.ts';

const { users, ...ofAccount } = accountTables;
const { audit_events, ...messages } = messageTables;

/** Every table with data about a person, in the order of erasure: the log only forgets people without an account. */
export const tableDecisions: Record<string, TableDecision> = {
  ...messages,
  ...businessTables,
  ...ofAccount,
  ...(users && { users }),
  ...(audit_events && { audit_events }),
};

/** Tables that hold nothing about a person; a table in neither list fails the tests. */
export const impersonalTables = [
  // Ids of tickets.
  'alerts',
  // Hashes and ids of events.
  'audit_chain',
  'buckets',
  'catalog_version',
  'categories',
  'client_domains',
  // Their billing address is the organization's.
  'clients',
  'company_master',
  'coupons',
  'departments',
  'document_series',
  // Dates of reminders, by invoice.
  'dunning',
  'email_templates',
  'identity_providers',
  // Hashes of used tokens.
  'logout_tokens',
  'marketplace_role_definitions',
  'master_clients',
  'module_search',
  'module_versions',
  'modules',
  // Ids of the provider.
  'payment_events',
  'pricing_tiers',
  'privacy_policies',
  'provider_domains',
  // Keys are hashes or ids, gone within hours.
  'rate_limits',
  // Browsers' reports name no user; gone after 30 days.
  'reports',
  // Amounts and numbers of invoices.
  'sandbox_payments',
  'search_words',
  'settings',
  // Kept for a minute; the administrator who tests a provider is an id.
  'sign_on_attempts',
  'signing_keys',
  'sites',
  'slides',
  'top_choices',
  'tutorials',
  // What receivers responded, without the event.
  'webhook_deliveries',
  // By the IP address of a request, for a day.
  'visitor_keys',
];

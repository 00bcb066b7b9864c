import { sql, type SQL } from 'drizzle-orm';
import type { DataOwner, TableDecision } from './table-decision.ts';

/** Columns of the rows of a user, in order. */
const ofUser =
  (table: string, columns: string, order: string) =>
  ({ id }: DataOwner): SQL =>
    sql`select ${sql.raw(columns)} from ${sql.identifier(table)} where user_id = ${id} order by ${sql.raw(order)}`;

const withAccount = (read?: TableDecision['read']): TableDecision => ({
  ...(read && { read }),
  erase: 'with the account',
});

/** The account and what belongs only to it. */
export const accountTables: Record<string, TableDecision> = {
  users: {
    read: ({ id }) =>
      sql`select id, name, email, phone, time_zone, role, status, second_factor_due_at, created_at from users where id = ${id} order by id`,
    erase: ({ id }) => [sql`delete from users where id = ${id}`],
  },
  user_marketplace_roles: withAccount(
    ofUser('user_marketplace_roles', 'role_name, role_type, role_status', 'position'),
  ),
  user_module_access: withAccount(ofUser('user_module_access', 'module_id, access, sections', 'module_id')),
  user_identities: withAccount(ofUser('user_identities', 'provider_id, subject, created_at', 'provider_id, subject')),
  sessions: withAccount(
    ofUser(
      'sessions',
      'id, user_agent, ip, methods, created_at, last_seen_at, expires_at, revoked_at',
      'created_at, id',
    ),
  ),
  alert_choices: withAccount(ofUser('alert_choices', 'bell, mail, seen_at', 'user_id')),
  known_devices: withAccount(ofUser('known_devices', 'created_at, last_seen_at', 'created_at, hash')),
  passkeys: withAccount(ofUser('passkeys', 'name, synced, transports, created_at, last_used_at', 'created_at, id')),
  totp_secrets: withAccount(ofUser('totp_secrets', 'created_at, confirmed_at', 'created_at')),
  second_factor_recovery_codes: withAccount(ofUser('second_factor_recovery_codes', 'created_at', 'created_at, hash')),
  invitations: withAccount(ofUser('invitations', 'created_at, expires_at', 'created_at')),
  client_members: withAccount(ofUser('client_members', 'client_id, is_default', 'client_id')),
  // Programs aren't people; their creator is an id.
  service_accounts: withAccount(
    ({ id }) =>
      sql`select user_id, client_id, scopes, created_at from service_accounts where created_by = ${id} order by created_at, user_id`,
  ),
  api_keys: {
    read: ({ id }) =>
      sql`select id, hint, created_at, expires_at, revoked_at from api_keys where created_by = ${id} order by created_at, id`,
    erase: 'kept',
  },
  client_removals: withAccount(ofUser('client_removals', 'client_id, removed_at', 'client_id')),
  subscription_seats: withAccount(
    ofUser('subscription_seats', 'client_id, subscription_id, created_at', 'client_id, subscription_id'),
  ),
  cart_lines: withAccount(
    ofUser(
      'cart_lines',
      'client_id, item_type, item_id, no_of_users, no_of_days, created_at, updated_at',
      'client_id, id',
    ),
  ),
  checkout_drafts: withAccount(
    ofUser('checkout_drafts', 'client_id, coupon_code, billing, po_number, method, updated_at', 'client_id'),
  ),
  module_requests: withAccount(
    ofUser('module_requests', 'client_id, module_id, note, created_at', 'created_at, client_id, module_id'),
  ),
  module_usage: withAccount(ofUser('module_usage', 'module_id, day, opens, last_opened_at', 'day, module_id')),
  reviews: {
    read: ofUser(
      'reviews',
      'module_id, client_id, stars, title, text, status, hidden_reason, created_at, updated_at',
      'created_at, id',
    ),
    // A review is its author's words about their work: it is deleted with them, and the ratings follow.
    erase: ({ id }) => [
      sql`select id from modules where id in (select module_id from reviews where user_id = ${id}) order by id for no key update`,
      sql`update modules set rating = (
            select round(avg(r.stars), 2) from reviews r
             where r.module_id = modules.id and r.status = 'published' and r.user_id <> ${id})
           where id in (select module_id from reviews where user_id = ${id} and status = 'published')`,
      sql`delete from reviews where user_id = ${id}`,
      sql`update reviews set hidden_by = null where hidden_by = ${id}`,
    ],
  },
  review_reports: {
    read: ofUser('review_reports', 'review_id, reason, created_at, closed_at', 'created_at, review_id'),
    erase: ({ id }) => [sql`delete from review_reports where user_id = ${id}`],
  },
  position_consents: withAccount(ofUser('position_consents', 'version, agreed_at', 'agreed_at')),
  live_positions: withAccount(ofUser('live_positions', 'lat, lng, accuracy, speed, fix_time, source', 'fix_time')),
  position_history: withAccount(
    ofUser('position_history', 'lat, lng, accuracy, speed, fix_time, source', 'fix_time, id'),
  ),
  // Hashes, codes and short-lived responses, which reveal nothing.
  refresh_tokens: withAccount(),
  recovery_codes: withAccount(),
  browser_codes: withAccount(),
  sign_in_notices: withAccount(),
  provider_sessions: withAccount(),
  reset_tokens: withAccount(),
  factor_challenges: withAccount(),
  sign_on_handovers: withAccount(),
  idempotency_keys: withAccount(),
};

import {
  checkSecuritySettings,
  isSuperAdmin,
  type SecuritySettings,
  type SecuritySettingsBody,
  type SecuritySettingsChange,
} from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { endSessionsBeyond } from '../auth/session-store.ts';
import { type Actor, changedFields, recordAudit } from '../../operations/index.ts';
import { lifetimeOf } from '../auth/session-lifetimes.ts';
import { type Database, type Queries, rateLimits, sessions, settings, type Transaction } from '../../db/index.ts';
import { ApiError, assertCurrent, refuse, versionOf } from '../../http/index.ts';
import { restartDueDates } from '../second-factor/due-date.ts';
import { defaultSecurity, SECURITY, securityOf, type SecurityConfig } from './security-settings.ts';

export interface SecurityActor extends Actor {
  role: string;
}

export async function readSecurity(db: Queries, config: SecurityConfig): Promise<SecuritySettings> {
  const [row] = await db.select().from(settings).where(eq(settings.id, SECURITY));
  const defaults = defaultSecurity(config);
  const held = { ...defaults, ...row?.data };
  return { settings: held, defaults, updatedAt: row?.updatedAt.toISOString() ?? null, version: versionOf(held) };
}

/**
 * Replaces the settings. Shorter times apply at once to people who are signed in or locked out; longer ones from the
 * next sign-in on.
 * @throws ApiError 400 with a sentence for each invalid field, 403 for callers who may not require second factors, 409
 * if someone else has changed them since
 */
export async function saveSecurity(
  db: Database,
  config: SecurityConfig,
  { version, ...change }: SecuritySettingsChange,
  by: SecurityActor,
): Promise<SecuritySettings> {
  const next = settingsIn(change);
  refuse(checkSecuritySettings(next));
  return replace(db, config, { next, version }, by);
}

/** Without anything else that was sent. Order and duplicates of roles don't matter. */
const settingsIn = (body: SecuritySettingsBody): SecuritySettingsBody => ({
  sessionHours: body.sessionHours,
  idleMinutes: body.idleMinutes,
  rememberedDays: body.rememberedDays,
  rememberedIdleDays: body.rememberedIdleDays,
  maxSessions: body.maxSessions,
  loginAttempts: body.loginAttempts,
  lockoutMinutes: body.lockoutMinutes,
  secondFactorRoles: [...new Set(body.secondFactorRoles)].sort(),
  secondFactorGraceDays: body.secondFactorGraceDays,
});

/** Back to the defaults. */
export const resetSecurity = (db: Database, config: SecurityConfig, by: SecurityActor): Promise<SecuritySettings> =>
  replace(db, config, { next: null }, by);

function replace(
  db: Database,
  config: SecurityConfig,
  { next, version }: { next: SecuritySettingsBody | null; version?: string },
  { role, ...actor }: SecurityActor,
): Promise<SecuritySettings> {
  return db.transaction(async (tx) => {
    // The second of two simultaneous changes sees the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings:security'))`);
    const before = await securityOf(tx, config);
    if (version !== undefined) assertCurrent(version, versionOf(before));
    await store(tx, next);
    const after = next ?? defaultSecurity(config);
    const changed = changedFields(before, after);
    if (changed) {
      const changesRule = isOtherRule(before, after);
      if (changesRule && !isSuperAdmin({ role })) throw onlySuperAdmin();
      const target = { type: 'settings', id: SECURITY, name: 'Security' };
      const action = next ? 'settings.security_changed' : 'settings.security_reset';
      await recordAudit(tx, { ...actor, action, target, ...changed });
      await shorten(tx, after);
      if (changesRule) await restartDueDates(tx, after);
    }
    return readSecurity(tx, config);
  });
}

/** Who needs a second factor, and by when. */
const isOtherRule = (before: SecuritySettingsBody, after: SecuritySettingsBody) =>
  before.secondFactorGraceDays !== after.secondFactorGraceDays ||
  before.secondFactorRoles.join() !== after.secondFactorRoles.join();

const onlySuperAdmin = () =>
  new ApiError(403, 'forbidden', 'Only super admins can change who needs two-step verification.');

async function store(tx: Transaction, next: SecuritySettingsBody | null): Promise<void> {
  if (!next) {
    await tx.delete(settings).where(eq(settings.id, SECURITY));
    return;
  }
  await tx
    .insert(settings)
    .values({ id: SECURITY, data: { ...next } })
    .onConflictDoUpdate({ target: settings.id, set: { data: { ...next }, updatedAt: sql`now()` } });
}

/** Existing sessions last no longer, and are no more numerous, than if they began now. */
async function shorten(tx: Transaction, security: SecuritySettingsBody): Promise<void> {
  for (const rememberMe of [false, true]) {
    const { absolute, idle } = lifetimeOf(rememberMe, security);
    await tx
      .update(sessions)
      .set({
        idleSeconds: sql`least(${sessions.idleSeconds}, ${idle})`,
        expiresAt: sql`least(${sessions.expiresAt}, ${sessions.createdAt} + make_interval(secs => ${absolute}))`,
      })
      .where(
        sql`${sessions.rememberMe} = ${rememberMe} and ${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`,
      );
  }
  await tx
    .update(rateLimits)
    .set({ resetsAt: sql`least(${rateLimits.resetsAt}, now() + make_interval(mins => ${security.lockoutMinutes}))` })
    .where(sql`${rateLimits.key} like 'login:account:%'`);
  await endSessionsBeyond(tx, security.maxSessions);
}

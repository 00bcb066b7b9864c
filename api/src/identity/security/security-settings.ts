import type { SecuritySettingsBody } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import { type Queries, settings } from '../../db/index.ts';

export const SECURITY = 'security';

/** Where the default number of attempts comes from. */
export type SecurityConfig = Pick<ApiConfig, 'loginAttemptsPerAccount'>;

export const defaultSecurity = ({ loginAttemptsPerAccount }: SecurityConfig): SecuritySettingsBody => ({
  sessionHours: 12,
  idleMinutes: 240,
  rememberedDays: 30,
  rememberedIdleDays: 7,
  maxSessions: 20,
  loginAttempts: loginAttemptsPerAccount,
  lockoutMinutes: 15,
  secondFactorRoles: [],
  secondFactorGraceDays: 14,
});

/** The current settings, read from the database each time, so that a change takes effect at once on every replica. */
export async function securityOf(db: Queries, config: SecurityConfig): Promise<SecuritySettingsBody> {
  const [row] = await db.select({ data: settings.data }).from(settings).where(eq(settings.id, SECURITY));
  return { ...defaultSecurity(config), ...row?.data };
}

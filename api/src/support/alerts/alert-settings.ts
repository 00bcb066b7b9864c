import { AlertKind, type AlertSettings, Type } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { alertChoices, type Database, type Queries, settings, type Transaction } from '../../db/index.ts';
import { assertCurrent, versionOf } from '../../http/index.ts';
import { type Actor, changedFields, recordAudit } from '../../operations/index.ts';

const ALERTS = 'alerts';

type TeamSettings = Pick<AlertSettings, 'teamAddress' | 'waitingHours'>;
type Choice = Pick<AlertSettings, 'bell' | 'mail'>;

/** The time in which the forms promise an answer. */
const defaults: TeamSettings = { teamAddress: '', waitingHours: 24 };

const allKinds = AlertKind.anyOf.map((kind) => kind.const);

/** Where the team is told, and after how many hours of waiting. */
export async function teamSettingsOf(db: Queries): Promise<TeamSettings> {
  const [row] = await db.select({ data: settings.data }).from(settings).where(eq(settings.id, ALERTS));
  return Value.Parse(TeamSettingsSchema, { ...defaults, ...row?.data });
}

const TeamSettingsSchema = Type.Object({ teamAddress: Type.String(), waitingHours: Type.Number() });

/** The kinds of alerts that a person gets, and when they last saw them. */
export async function choiceOf(db: Queries, userId: string): Promise<Choice & { seenAt: Date | null }> {
  const { bell, mail, seenAt } = alertChoices;
  const [row] = await db.select({ bell, mail, seenAt }).from(alertChoices).where(eq(alertChoices.userId, userId));
  return row ?? { bell: allKinds, mail: [], seenAt: null };
}

/** Which alerts a person and the team get. */
export async function alertSettings(db: Queries, userId: string): Promise<AlertSettings> {
  const { bell, mail } = await choiceOf(db, userId);
  const held = { ...{ bell: inOrder(bell), mail: inOrder(mail) }, ...(await teamSettingsOf(db)) };
  return { ...held, version: versionOf(held) };
}

const inOrder = (kinds: AlertKind[]) => allKinds.filter((kind) => kinds.includes(kind));

/**
 * Replaces the caller's choice, and the team's settings if they changed.
 * @throws ApiError 409 if someone else has changed them since
 */
export const saveAlertSettings = (
  db: Database,
  { version, bell, mail, teamAddress, waitingHours }: AlertSettings,
  actor: Actor,
): Promise<AlertSettings> =>
  db.transaction(async (tx) => {
    // The second of two simultaneous changes sees the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings:alerts'))`);
    const userId = actor.actorId;
    assertCurrent(version, (await alertSettings(tx, userId)).version);
    const choice = { bell: inOrder(bell), mail: inOrder(mail) };
    await tx
      .insert(alertChoices)
      .values({ userId, ...choice })
      .onConflictDoUpdate({ target: alertChoices.userId, set: choice });
    await saveTeam(tx, { teamAddress, waitingHours }, actor);
    return alertSettings(tx, userId);
  });

async function saveTeam(tx: Transaction, team: TeamSettings, actor: Actor): Promise<void> {
  const changed = changedFields(await teamSettingsOf(tx), team);
  if (!changed) return;
  await tx
    .insert(settings)
    .values({ id: ALERTS, data: team })
    .onConflictDoUpdate({ target: settings.id, set: { data: team, updatedAt: sql`now()` } });
  const target = { type: 'settings', id: ALERTS, name: 'Alerts' };
  await recordAudit(tx, { ...actor, action: 'settings.alerts_changed', target, ...changed });
}

/** Marks all alerts up to a moment as seen by the person. */
export async function markSeen(db: Queries, userId: string, until: Date): Promise<void> {
  const seenAt = sql`least(${until.toISOString()}::timestamptz, now())`;
  await db
    .insert(alertChoices)
    .values({ userId, seenAt })
    .onConflictDoUpdate({
      target: alertChoices.userId,
      // A screen that was opened earlier doesn't make anything new again.
      set: { seenAt: sql`greatest(${alertChoices.seenAt}, ${seenAt})` },
    });
}

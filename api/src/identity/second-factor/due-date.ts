import type { SecuritySettingsBody } from '@marketplace/shared/contracts';
import { eq, sql, type SQL } from 'drizzle-orm';
import { type Queries, users } from '../../db/index.ts';
import { holdsRoleSql } from '../people/role-sql.ts';
import { hasSecondFactorSql } from './held-factors.ts';

type Rule = Pick<SecuritySettingsBody, 'secondFactorRoles' | 'secondFactorGraceDays'>;

/** Whether a user of a select from `users` has a role that requires a second factor. */
const isRequiredSql = ({ secondFactorRoles }: Rule): SQL =>
  secondFactorRoles.length === 0
    ? sql`false`
    : sql`(${sql.join(
        secondFactorRoles.map((role) => holdsRoleSql(role)),
        sql` or `,
      )})`;

const dueSql = (rule: Rule, due: SQL): SQL =>
  sql`case when ${isRequiredSql(rule)} and not ${hasSecondFactorSql} then ${due} end`;

const graceEnds = ({ secondFactorGraceDays }: Rule) => sql`now() + make_interval(days => ${secondFactorGraceDays})`;

/** Sets the date by which a user must set up a second factor, unless already set; clears it for users who needn't. */
export async function settleDueDate(db: Queries, rule: Rule, userId: string): Promise<void> {
  const due = dueSql(rule, sql`coalesce(${users.secondFactorDueAt}, ${graceEnds(rule)})`);
  await db
    .update(users)
    .set({ secondFactorDueAt: due })
    .where(sql`${users.id} = ${userId} and ${users.secondFactorDueAt} is distinct from ${due}`);
}

/** The same for everyone, after a change of the rule: the days start now. */
export async function restartDueDates(db: Queries, rule: Rule): Promise<void> {
  const due = dueSql(rule, graceEnds(rule));
  await db
    .update(users)
    .set({ secondFactorDueAt: due })
    .where(sql`${users.secondFactorDueAt} is distinct from ${due}`);
}

/** Whether the role of this user requires a second factor. */
export async function isSecondFactorRequired(db: Queries, rule: Rule, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ required: sql<boolean>`${isRequiredSql(rule)}` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.required ?? false;
}

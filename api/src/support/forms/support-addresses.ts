import { and, eq } from 'drizzle-orm';
import { normalisedRoleSql } from '../../identity/index.ts';
import { findCompany } from '../../operations/index.ts';
import { type Queries, users } from '../../db/index.ts';

/** Who receives public forms: the support address, or every super administrator until it is set. */
export async function supportAddresses(db: Queries): Promise<string[]> {
  const supportEmail = (await findCompany(db))?.supportEmail;
  if (supportEmail) return [supportEmail];
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(normalisedRoleSql(users.role), 'SUPER_ADMIN'), eq(users.status, 'active')));
  return rows.map(({ email }) => email);
}

import { and, eq, sql } from 'drizzle-orm';
import { identityProviders, type Queries, users } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { holdsRoleSql } from '../people/role-sql.ts';
import { countedDomainsSql } from './domain-proofs.ts';

interface RequiredProvider {
  id: string;
  name: string;
}

const domainOf = (email: string) =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();

/** The provider that people with this email's domain must use, whether the account exists or not. */
export async function requiredProvider(db: Queries, email: string): Promise<RequiredProvider | undefined> {
  const [row] = await db
    .select({ id: identityProviders.id, name: identityProviders.name })
    .from(identityProviders)
    .where(
      and(
        eq(identityProviders.enabled, true),
        eq(identityProviders.required, true),
        sql`${domainOf(email)} = any(${countedDomainsSql})`,
      ),
    )
    .orderBy(identityProviders.name, identityProviders.id)
    .limit(1);
  return row;
}

export const signOnRequired = (email: string, { name }: RequiredProvider) =>
  new ApiError(
    403,
    'sign_on_required',
    `People from ${domainOf(email)} sign in with ${name}. Choose “Continue with ${name}”.`,
  );

/** Without a way out, a broken provider would lock everyone out. */
export async function isWayOut(db: Queries, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), holdsRoleSql('SUPER_ADMIN')));
  return user !== undefined;
}

/** The provider that this user must use; undefined for a super administrator. */
export async function requiredProviderOf(
  db: Queries,
  { id, email }: { id: string; email: string },
): Promise<RequiredProvider | undefined> {
  const provider = await requiredProvider(db, email);
  return provider && !(await isWayOut(db, id)) ? provider : undefined;
}

/** For every sign-in without a provider. @throws ApiError 403 */
export async function assertMaySignInHere(db: Queries, userId: string): Promise<void> {
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId));
  const provider = user && (await requiredProviderOf(db, user));
  if (provider) throw signOnRequired(user.email, provider);
}

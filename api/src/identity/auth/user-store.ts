import { and, eq, sql } from 'drizzle-orm';
import type { User } from '@marketplace/shared/contracts';
import { type Queries, type Transaction, users } from '../../db/index.ts';
import { isPerson } from '../people/is-person.ts';
import { marketplaceRolesOf, organizationOf, userModulesOf } from './user-columns.ts';

export interface Account {
  user: User;
  passwordHash: string | null;
  status: string;
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  tempPassword: users.tempPassword,
  phone: users.phone,
  timeZone: users.timeZone,
  marketplaceRoles: sql<User['marketplaceRoles']>`${marketplaceRolesOf}`,
  organization: sql<NonNullable<User['organization']> | null>`${organizationOf}`,
  modules: sql<User['userAccess']['modules']>`${userModulesOf}`,
  passwordHash: users.passwordHash,
  status: users.status,
  secondFactorDueAt: users.secondFactorDueAt,
};

export async function findAccountByEmail(db: Queries, email: string): Promise<Account | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(isPerson, eq(sql`lower(${users.email})`, sql`lower(${email})`)));
  return row && toAccount(row);
}

export async function findAccount(db: Queries, id: string): Promise<Account | undefined> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  return row && toAccount(row);
}

export const findUser = async (db: Queries, id: string): Promise<User | undefined> => (await findAccount(db, id))?.user;

/** Held until the end of the transaction: a password change waits for it, and sees what it wrote. */
export async function passwordIsStill(tx: Transaction, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share');
  return rows.length > 0;
}

type Row = Omit<User, 'userAccess' | 'secondFactorDueAt'> & {
  secondFactorDueAt: Date | null;
  modules: User['userAccess']['modules'];
} & Omit<Account, 'user'>;

function toAccount({ modules, passwordHash, status, secondFactorDueAt: due, ...user }: Row): Account {
  const secondFactor = due && { secondFactorDueAt: due.toISOString() };
  return { user: { ...user, userAccess: { modules }, ...secondFactor }, passwordHash, status };
}

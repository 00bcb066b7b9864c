import type { CreatedApiKey } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { clients, type Queries, type Transaction, users } from '../../db/index.ts';
import { factTable, type Mailer } from '../../notifications/index.ts';
import { momentText } from '../auth/moment-text.ts';
import { listPaymentAdmins } from '../people/list-payment-admins.ts';
import { listSuperAdmins } from '../people/list-super-admins.ts';
import type { AccountChange, LockedAccount } from './lock-account.ts';

type Owner = Pick<LockedAccount, 'clientId' | 'name'>;

/** Who manages the keys of an account, and whose they are. */
async function keepersOf(db: Queries, { clientId }: Owner) {
  if (clientId === null) return { people: await listSuperAdmins(db), owner: 'The marketplace' };
  const [client] = await db.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId));
  const admins = await listPaymentAdmins(db, clientId);
  return { people: admins.map((admin) => ({ ...admin, timeZone: null })), owner: client?.name ?? clientId };
}

/** Tells everyone who manages an account's keys that it has a new one. */
export async function tellKeyCreated(
  tx: Transaction,
  { mailer, caller, ip }: Omit<AccountChange, 'id'> & { mailer: Mailer },
  account: LockedAccount,
  { hint, expiresAt }: CreatedApiKey,
): Promise<void> {
  const [by] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, caller.userId));
  const { people, owner } = await keepersOf(tx, account);
  for (const { name, email, timeZone } of people)
    await mailer.send(tx, {
      to: email,
      kind: 'api-key-created',
      values: {
        name,
        account: account.name,
        actor: by?.name ?? 'Someone',
        facts: factTable(
          ['Service account', account.name],
          ['Belongs to', owner],
          ['Scopes', account.scopes.join(', ')],
          ['Key', hint],
          ['Expires', momentText(new Date(expiresAt), timeZone)],
          ['By', by?.email ?? caller.userId],
          ['IP address', ip],
        ),
      },
    });
}

interface Expiring extends Owner {
  hint: string;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

/** Warns everyone who manages an account's keys that one of them expires soon. */
export async function tellKeyExpires(tx: Transaction, mailer: Mailer, key: Expiring): Promise<void> {
  const { people, owner } = await keepersOf(tx, key);
  for (const { name, email, timeZone } of people)
    await mailer.send(tx, {
      to: email,
      kind: 'api-key-expiring',
      values: {
        name,
        account: key.name,
        expires: momentText(key.expiresAt, timeZone),
        facts: factTable(
          ['Service account', key.name],
          ['Belongs to', owner],
          ['Key', key.hint],
          ['Last used', key.lastUsedAt ? momentText(key.lastUsedAt, timeZone) : 'never'],
        ),
      },
    });
}

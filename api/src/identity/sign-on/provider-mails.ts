import { DOMAIN_GRACE_DAYS } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { dayMs } from '../../day-ms.ts';
import { type Transaction, users } from '../../db/index.ts';
import { factTable, type Mailer } from '../../notifications/index.ts';
import type { Actor } from '../../operations/index.ts';
import { momentText } from '../auth/moment-text.ts';
import { listSuperAdmins } from '../people/list-super-admins.ts';
import type { ProviderRow } from './provider-store.ts';

export type ProviderChange = 'added' | 'changed' | 'enabled' | 'disabled' | 'removed';

/** Names of fields in words; their values stay out of the mail. */
const words: Record<string, string> = {
  name: 'name',
  issuer: 'issuer',
  clientId: 'client ID',
  clientSecret: 'client secret',
  domains: 'email domains',
  roleClaim: 'groups claim',
  roleMapping: 'roles',
  createUsers: 'account creation',
  required: 'whether people must use it',
};

/** Tells every super administrator who did what to a provider. */
export async function tellProviderChange(
  tx: Transaction,
  mailer: Mailer,
  { name, issuer, domains }: ProviderRow,
  change: ProviderChange,
  { actorId, ip }: Actor,
  fields: string[],
): Promise<void> {
  const [actor] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, actorId));
  const by = actor ?? { name: 'Someone', email: actorId };
  const at = new Date();
  for (const admin of await listSuperAdmins(tx))
    await mailer.send(tx, {
      to: admin.email,
      kind: 'provider-changed',
      values: {
        name: admin.name,
        provider: name,
        change,
        actor: by.name,
        facts: factTable(
          ['Provider', name],
          ['Issuer', issuer],
          ['Email domains', domains.join(', ')],
          fields.length > 0 && ['Changed', fields.map((field) => words[field] ?? field).join(', ')],
          ['By', by.email],
          ['When', momentText(at, admin.timeZone)],
          ['IP address', ip],
        ),
      },
    });
}

interface Missing {
  domain: string;
  name: string;
  value: string;
  since: Date;
}

/** Tells every super administrator that a domain stops counting soon. */
export async function tellDomainMissing(
  tx: Transaction,
  mailer: Mailer,
  provider: Pick<ProviderRow, 'name'>,
  { domain, name, value, since }: Missing,
): Promise<void> {
  const until = new Date(since.getTime() + DOMAIN_GRACE_DAYS * dayMs);
  for (const admin of await listSuperAdmins(tx))
    await mailer.send(tx, {
      to: admin.email,
      kind: 'provider-domain-missing',
      values: {
        name: admin.name,
        provider: provider.name,
        domain,
        until: momentText(until, admin.timeZone),
        facts: factTable(['Name', name], ['Type', 'TXT'], ['Value', value]),
      },
    });
}

import { sql, type SQL } from 'drizzle-orm';
import {
  clientDomains,
  clientMembers,
  clientRemovals,
  clients,
  identityProviders,
  providerDomains,
  type Transaction,
  userIdentities,
  users,
} from '../../db/index.ts';
import { hasOpenClient } from '../clients/open-client.ts';
import { normalisedRoleSql } from '../people/role-sql.ts';
import { domainCounts } from '../sign-on/domain-proofs.ts';
import { tellJoined } from './tell-joined.ts';
import { recordOrganizationChange } from './lock-organization.ts';

interface Proven {
  userId: string;
  /** With the address that the provider has just vouched for. */
  email: string;
  ip: string;
}

/** People without an open organization join the one that owns their email domain, unless they were removed from it. */
export async function joinByDomain(tx: Transaction, { userId, email, ip }: Proven): Promise<void> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  await join(tx, sql`${users.id} = ${userId} and d.domain = ${domain}`, ip);
}

/** The same for everyone waiting, by addresses in proven domains that enabled providers have vouched for. */
export const joinWaiting = (tx: Transaction, clientId: string, domains: string[], ip: string): Promise<void> =>
  join(
    tx,
    sql`d.client_id = ${clientId} and d.domain in ${domains} and d.domain = lower(split_part(${users.email}, '@', 2))
      and exists (
        select 1 from ${userIdentities} i join ${identityProviders} p on p.id = i.provider_id
         join ${providerDomains} on ${providerDomains.providerId} = p.id and ${providerDomains.domain} = d.domain
         where i.user_id = ${users.id} and p.enabled and d.domain = any(p.domains) and ${domainCounts})`,
    ip,
  );

async function join(tx: Transaction, wanted: SQL, ip: string): Promise<void> {
  const { rows } = await tx.execute<{ client_id: string; user_id: string; name: string; email: string }>(sql`
    with joined as (
      insert into ${clientMembers} (client_id, user_id, is_default)
      select d.client_id, ${users.id},
             not exists (select 1 from ${clientMembers} m where m.user_id = ${users.id})
        from ${users} cross join ${clientDomains} d join ${clients} c on c.id = d.client_id
       where ${wanted} and c.closed_at is null and ${users.status} = 'active'
         and ${normalisedRoleSql(users.role)} not in ('ADMIN', 'SUPER_ADMIN')
         and not ${hasOpenClient(users.id)}
         and not exists (
           select 1 from ${clientRemovals} r where r.user_id = ${users.id} and r.client_id = d.client_id)
      on conflict do nothing
      returning client_id, user_id)
    select j.client_id, j.user_id, c.name, u.email
      from joined j join ${clients} c on c.id = j.client_id join ${users} u on u.id = j.user_id
     order by j.user_id`);
  for (const { client_id: id, user_id: actorId, name, email } of rows) {
    await recordOrganizationChange(
      tx,
      { id, name },
      { actorId, ip },
      {
        action: 'organization.member_joined',
        after: { memberId: actorId, member: email, by: 'email domain' },
      },
    );
    await tellJoined(tx, actorId, id);
  }
}

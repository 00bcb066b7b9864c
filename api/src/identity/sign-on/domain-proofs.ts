import { randomBytes } from 'node:crypto';
import { DOMAIN_GRACE_DAYS, type DomainProof } from '@marketplace/shared/contracts';
import { and, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { dayMs } from '../../day-ms.ts';
import { identityProviders, providerDomains, type Queries } from '../../db/index.ts';

export type DomainRow = typeof providerDomains.$inferSelect;
interface Owner {
  id: string;
  domains: string[];
}

export const recordOf = ({ domain, token }: Pick<DomainRow, 'domain' | 'token'>): DomainProof['record'] => ({
  name: `_marketplace-verification.${domain}`,
  value: `marketplace-verification=${token}`,
});

/** Whether the domain is proven, or was until a few days ago. */
export const domainCounts = and(
  isNotNull(providerDomains.provenAt),
  or(
    isNull(providerDomains.missingSince),
    gt(providerDomains.missingSince, sql`now() - make_interval(days => ${DOMAIN_GRACE_DAYS})`),
  ),
);

const counted = sql`array(
  select ${providerDomains.domain} from ${providerDomains}
   where ${providerDomains.providerId} = ${identityProviders.id}
     and ${providerDomains.domain} = any(${identityProviders.domains}) and ${domainCounts}
   order by array_position(${identityProviders.domains}, ${providerDomains.domain}))`;

/** Those of a provider in a query about providers. Nested, so that columns keep their table names. */
export const countedDomainsSql = sql<string[]>`${counted}`;

/** The domains that a provider may sign people in from. */
export async function countedDomains(db: Queries, id: string): Promise<string[]> {
  const [row] = await db
    .select({ domains: countedDomainsSql })
    .from(identityProviders)
    .where(eq(identityProviders.id, id));
  return row?.domains ?? [];
}

/** Gives each domain its token, once, and removes the proof of those that the provider dropped. */
export async function keepDomains(db: Queries, { id, domains }: Owner): Promise<void> {
  if (domains.length === 0) return;
  const token = () => randomBytes(24).toString('base64url');
  await db
    .insert(providerDomains)
    .values(domains.map((domain) => ({ providerId: id, domain, token: token() })))
    .onConflictDoNothing();
  await db
    .update(providerDomains)
    .set({ provenAt: null, assumed: false, missingSince: null, checkedAt: null, found: [], unanswered: false })
    .where(and(eq(providerDomains.providerId, id), notInArray(providerDomains.domain, domains)));
}

/** What was assumed only applied to the issuer at the time. */
export const forgetAssumed = (db: Queries, id: string) =>
  db
    .update(providerDomains)
    .set({ provenAt: null, assumed: false })
    .where(and(eq(providerDomains.providerId, id), eq(providerDomains.assumed, true)));

/** What is known about providers' domains, in their order. */
export async function proofsOf(db: Queries, owners: Owner[]): Promise<Map<string, DomainProof[]>> {
  const ids = owners.map(({ id }) => id);
  const rows = await db.select().from(providerDomains).where(inArray(providerDomains.providerId, ids));
  return new Map(
    owners.map(({ id, domains }) => [
      id,
      domains.flatMap((domain) =>
        rows.filter((row) => row.providerId === id && row.domain === domain).map((row) => toProof(row)),
      ),
    ]),
  );
}

function toProof(row: DomainRow, now = Date.now()): DomainProof {
  const until = row.missingSince && new Date(row.missingSince.getTime() + DOMAIN_GRACE_DAYS * dayMs);
  return {
    domain: row.domain,
    record: recordOf(row),
    state: stateOf(row, until, now),
    provenAt: row.provenAt?.toISOString() ?? null,
    countsUntil: until?.toISOString() ?? null,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    found: row.found,
    unanswered: row.unanswered,
  };
}

function stateOf({ provenAt, assumed }: DomainRow, until: Date | null, now: number): DomainProof['state'] {
  if (!provenAt) return 'unproven';
  if (until) return until.getTime() > now ? 'missing' : 'lapsed';
  return assumed ? 'assumed' : 'proven';
}

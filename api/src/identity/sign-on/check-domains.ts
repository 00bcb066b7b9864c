import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import { type Database, providerDomains, type Transaction } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { recordAudit } from '../../operations/index.ts';
import { countedDomains, keepDomains, recordOf, type DomainRow } from './domain-proofs.ts';
import { findRecords } from './find-records.ts';
import { tellDomainMissing } from './provider-mails.ts';
import { endSessionsFrom } from './provider-sessions.ts';
import { listProviders, type ProviderRow } from './provider-store.ts';

interface Context {
  db: Database;
  config: Pick<ApiConfig, 'dnsServers'>;
  mailer: Mailer;
}

type Provider = Pick<ProviderRow, 'id' | 'name' | 'domains'>;

interface By {
  /** Null for the job. */
  actorId: string | null;
  ip: string | null;
}

export const checkSignOnDomains = defineScheduledJob({
  name: 'check-sign-on-domains',
  title: 'Check the domains of single sign-on',
  schedule: '20 5 * * *',
  run: async (context: Context) => {
    for (const provider of await listProviders(context.db))
      await checkDomains(context, provider, { actorId: null, ip: null });
  },
});

/** Looks up the records of all domains of a provider, and stores what it finds. A lapsed domain ends its sessions. */
export async function checkDomains(context: Context, provider: Provider, actor: By): Promise<void> {
  const { db, config } = context;
  await keepDomains(db, provider);
  const rows = await db.select().from(providerDomains).where(eq(providerDomains.providerId, provider.id));
  const asked = rows.filter(({ domain }) => provider.domains.includes(domain));
  await Promise.all(
    asked.map(async (row) => {
      const records = await findRecords(config, recordOf(row).name);
      await db.transaction((tx) => note(tx, context.mailer, { provider, row, actor, records }));
    }),
  );
  const counted = await countedDomains(db, provider.id);
  const lapsed = provider.domains.filter((domain) => !counted.includes(domain));
  await endSessionsFrom(db, provider.id, lapsed);
}

interface Answer {
  provider: Provider;
  row: DomainRow;
  actor: By;
  /** Undefined if there was no answer. */
  records: string[] | undefined;
}

async function note(tx: Transaction, mailer: Mailer, answer: Answer): Promise<void> {
  const { row, records } = answer;
  if (!records) return update(tx, row, { unanswered: true });
  if (records.includes(recordOf(row).value)) return noteProven(tx, answer);
  await update(tx, row, { unanswered: false, found: records.slice(0, 10).map(shortened) });
  await noteMissing(tx, mailer, answer);
}

async function noteProven(tx: Transaction, { provider, row, actor }: Answer): Promise<void> {
  const known = row.provenAt && !row.assumed && !row.missingSince;
  const values = { assumed: false, missingSince: null, found: [], unanswered: false };
  await update(tx, row, known ? values : { ...values, provenAt: sql`now()` });
  if (!known) await audit(tx, 'identity_provider.domain_proven', provider, row, actor);
}

/** Once: only one of two simultaneous checks finds it new. */
async function noteMissing(tx: Transaction, mailer: Mailer, { provider, row, actor }: Answer): Promise<void> {
  if (!row.provenAt || row.assumed) return;
  const [missing] = await tx
    .update(providerDomains)
    .set({ missingSince: sql`now()` })
    .where(and(isRow(row), isNull(providerDomains.missingSince)))
    .returning();
  if (!missing?.missingSince) return;
  await audit(tx, 'identity_provider.domain_missing', provider, row, actor);
  await tellDomainMissing(tx, mailer, provider, { ...recordOf(row), domain: row.domain, since: missing.missingSince });
}

const isRow = ({ providerId, domain }: DomainRow) =>
  and(eq(providerDomains.providerId, providerId), eq(providerDomains.domain, domain));

type Values = Parameters<ReturnType<Transaction['update']>['set']>[0];

async function update(tx: Transaction, row: DomainRow, values: Values): Promise<void> {
  await tx
    .update(providerDomains)
    .set({ ...values, checkedAt: sql`now()` })
    .where(isRow(row));
}

const audit = (
  tx: Transaction,
  action: `identity_provider.${string}`,
  { id, name }: Provider,
  { domain }: DomainRow,
  actor: By,
) => recordAudit(tx, { ...actor, action, target: { type: 'identity_provider', id, name }, after: { domain } });

/** Other people's records can be anything. */
const shortened = (record: string) => record.replace(/\p{Cc}/gu, '').slice(0, 200);

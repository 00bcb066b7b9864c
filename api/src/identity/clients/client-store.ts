import { and, asc, eq, sql } from 'drizzle-orm';
import type { Client, MasterClient } from '@marketplace/shared/contracts';
import type { Caller } from '../../http/index.ts';
import { clients, masterClients, type Queries } from '../../db/index.ts';
import { readableClient } from './readable-client.ts';
import { termsOf } from './terms-of.ts';

const selectClients = (db: Queries) =>
  db
    .select({ client: clients, termsDays: termsOf, master: masterClients })
    .from(clients)
    .innerJoin(masterClients, eq(masterClients.id, clients.masterClientId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectClients>>[number];

function toClient({ client, termsDays, master }: Row, caller: Caller): Client {
  const billing = client.billing ?? master.billing;
  const { id, name, masterClientId, currency } = client;
  return {
    ...{ id, name, masterClientId, currency, termsDays, billing },
    orgId: master.orgId,
    taxId: billing?.taxId ?? null,
    selected: id === caller.clientId,
    closed: client.closedAt !== null,
  };
}

/** By name, with the one the caller acts for first. */
export async function listClients(db: Queries, caller: Caller): Promise<Client[]> {
  const rows = await selectClients(db)
    .where(readableClient(caller, clients.id))
    .orderBy(sql`${clients.id} = ${caller.clientId ?? ''} desc`, asc(sql`lower(${clients.name})`), asc(clients.id));
  return rows.map((row) => toClient(row, caller));
}

/** Undefined for one the caller may not read. */
export async function findClient(db: Queries, caller: Caller, id: string): Promise<Client | undefined> {
  const [row] = await selectClients(db).where(and(eq(clients.id, id), readableClient(caller, clients.id)));
  return row && toClient(row, caller);
}

/** With its clients that the caller may read; undefined if there are none. */
export async function findMasterClient(db: Queries, caller: Caller, orgId: string): Promise<MasterClient | undefined> {
  const rows = await selectClients(db)
    .where(and(eq(masterClients.orgId, orgId), readableClient(caller, clients.id)))
    .orderBy(asc(sql`lower(${clients.name})`), asc(clients.id));
  const master = rows[0]?.master;
  if (!master) return undefined;
  const { id, legalName, billing } = master;
  return { id, orgId, legalName, billing, clients: rows.map(({ client }) => ({ id: client.id, name: client.name })) };
}

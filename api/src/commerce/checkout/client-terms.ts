import { eq } from 'drizzle-orm';
import type { BillingDetails } from '@marketplace/shared/contracts';
import { termsOf } from '../../identity/index.ts';
import { clients, masterClients, type Queries } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';

export interface ClientTerms {
  id: string;
  name: string;
  /** Days from an invoice to its due date. */
  termsDays: number;
  /** The client's own billing details, or else its payer's. */
  billing: BillingDetails | null;
}

/** The terms on which a client buys. */
export async function findClientTerms(db: Queries, clientId: string): Promise<ClientTerms> {
  const [row] = await db
    .select({
      id: clients.id,
      name: clients.name,
      termsDays: termsOf,
      own: clients.billing,
      ofMaster: masterClients.billing,
    })
    .from(clients)
    .innerJoin(masterClients, eq(masterClients.id, clients.masterClientId))
    .where(eq(clients.id, clientId));
  if (!row) throw notFound('client');
  const { own, ofMaster, ...client } = row;
  return { ...client, billing: own ?? ofMaster };
}

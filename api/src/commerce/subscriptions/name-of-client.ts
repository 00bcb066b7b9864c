import { eq } from 'drizzle-orm';
import { clients, type Queries } from '../../db/index.ts';

/** The name of a client in mails. */
export async function nameOfClient(db: Queries, clientId: string): Promise<string> {
  const [client] = await db.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId));
  return client?.name ?? '';
}

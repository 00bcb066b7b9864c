import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { type LinkToken, findLinkToken, linkToken } from '../../operations/index.ts';
import { type Queries, tickets } from '../../db/index.ts';
import { pageUrl } from '../../notifications/index.ts';

type Links = Pick<ApiContext, 'keys' | 'config'>;

/** The token for a new ticket. */
export const newTicketToken = async ({ keys }: Pick<Links, 'keys'>, ticketId: string): Promise<LinkToken> =>
  linkToken(await keys.current(), 'ticket', ticketId);

export const ticketUrl = ({ config }: Links, token: string) => pageUrl(config.publicUrl, '/ticket/status', { token });

/** The ticket in the inbox of the administration. */
export const inboxUrlOf = ({ publicUrl }: Pick<ApiContext['config'], 'publicUrl'>, ticketId: string) =>
  pageUrl(publicUrl, '/tickets', { ticket: ticketId });

interface Linked {
  id: string;
  publicTokenHash: Buffer | null;
}

/** The token of the ticket's status page: the existing one, or a new one if there is no valid one. */
export async function tokenOfTicket(
  db: Queries,
  links: Pick<Links, 'keys'>,
  { id, publicTokenHash }: Linked,
): Promise<string> {
  const known = await findLinkToken(links.keys, 'ticket', id, publicTokenHash);
  if (known) return known.token;
  const { token, hash } = await newTicketToken(links, id);
  await db.update(tickets).set({ publicTokenHash: hash }).where(eq(tickets.id, id));
  return token;
}

export const linkOfTicket = async (db: Queries, links: Links, ticket: Linked): Promise<string> =>
  ticketUrl(links, await tokenOfTicket(db, links, ticket));

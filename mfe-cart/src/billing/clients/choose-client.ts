import type { Client, User } from '@marketplace/shared/contracts';
import { isAdministrator, isPaymentAdmin } from '@marketplace/shared/session';

/**
 * Whose books are shown: the client that the URL names, else the one that the user acts for. Who acts for none, as
 * administrators do, chooses; undefined until then, and for a client that is not among them.
 */
export const chooseClient = (clients: Client[], named: string | null): Client | undefined => {
  if (named !== null) return clients.find(({ id }) => id === named);
  return clients.find(({ selected }) => selected) ?? (clients.length === 1 ? clients[0] : undefined);
};

/** Payment admins change the books of their own clients; an administrator's list holds others, too. */
export const mayChangeBooks = (user: User, client: Client) =>
  isPaymentAdmin(user) && (client.selected || !isAdministrator(user));

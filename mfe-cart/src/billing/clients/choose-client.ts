import type { Client, User } from '@marketplace/shared/contracts';
import { isAdministrator, isPaymentAdmin } from '@marketplace/shared/session';

/**
 * Whose books are shown: the client that the URL names, else the one that the user acts for. Users who act for none,
 * such as administrators, choose one; undefined until then, and if the client isn't in the list.
 */
export const chooseClient = (clients: Client[], named: string | null): Client | undefined => {
  if (named !== null) return clients.find(({ id }) => id === named);
  return clients.find(({ selected }) => selected) ?? (clients.length === 1 ? clients[0] : undefined);
};

/** Payment admins change the books of their own clients; an administrator's list has others too. */
export const mayChangeBooks = (user: User, client: Client) =>
  isPaymentAdmin(user) && (client.selected || !isAdministrator(user));

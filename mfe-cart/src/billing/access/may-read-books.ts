import type { User } from '@marketplace/shared/contracts';
import { hasPaymentRole, isAdministrator } from '@marketplace/shared/session';

/** Payment roles read the books of their clients, administrators those of every client. */
export const mayReadBooks = (user: User) => hasPaymentRole(user) || isAdministrator(user);

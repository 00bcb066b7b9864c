import type { User } from '@marketplace/shared/contracts';
import { hasPaymentRole, isAdministrator } from '@marketplace/shared/session';

/** Payment roles read their own clients' books, administrators those of every client. */
export const mayReadBooks = (user: User) => hasPaymentRole(user) || isAdministrator(user);

import { eq, or } from 'drizzle-orm';
import { users } from '../../db/index.ts';

/** Leaves service accounts out of lists of people, and of what is done to people. */
export const isPerson = eq(users.kind, 'person');

/** Whether who calls still may: people need an active account, and a service account came by a key that is good. */
export const mayAct = or(eq(users.status, 'active'), eq(users.kind, 'service'));

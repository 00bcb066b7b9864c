import { eq, or } from 'drizzle-orm';
import { users } from '../../db/index.ts';

/** Leaves service accounts out of lists of people, and out of changes to people. */
export const isPerson = eq(users.kind, 'person');

/** Whether a caller may still call: people need an active account, and a service account has used a valid key. */
export const mayAct = or(eq(users.status, 'active'), eq(users.kind, 'service'));

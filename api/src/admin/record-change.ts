import type { Caller } from '../auth/caller.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from './lock-people.ts';

interface Change {
  action: `user.${string}`;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Who makes a change, and from where. */
export interface Actor {
  caller: Caller;
  ip: string;
}

/** Notes what an administrator changed of somebody. */
export const recordChange = (
  tx: Transaction,
  { caller, ip }: Actor,
  { id, email }: Pick<Person, 'id' | 'email'>,
  change: Change,
): Promise<void> =>
  recordAudit(tx, { actorId: caller.userId, target: { type: 'user', id, name: email }, ...change, ip });

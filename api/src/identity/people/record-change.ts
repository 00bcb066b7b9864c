import { type Actor, recordAudit } from '../../operations/index.ts';
import type { Transaction } from '../../db/index.ts';
import type { Person } from './lock-people.ts';

interface Change {
  action: `user.${string}`;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Records what an administrator changed about someone. */
export const recordChange = (
  tx: Transaction,
  actor: Actor,
  { id, email }: Pick<Person, 'id' | 'email'>,
  change: Change,
): Promise<void> => recordAudit(tx, { ...actor, target: { type: 'user', id, name: email }, ...change });

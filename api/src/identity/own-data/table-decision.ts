import type { SQL } from 'drizzle-orm';

/** Whose data it is. */
export interface DataOwner {
  id: string;
  name: string;
  email: string;
}

/** What a table holds about a person, and what happens to it when their account is deleted. */
export interface TableDecision {
  /** Their rows, in a fixed order, without secrets. Missing if a row would tell them nothing, such as a hash. */
  read?: (owner: DataOwner) => SQL;
  /**
   * `with the account`: a foreign key deletes the rows. `kept`: they name the person only by an id, which leads nowhere
   * once the account is gone, or the law requires them to be kept. Otherwise statements that delete or change them.
   */
  erase: 'with the account' | 'kept' | ((owner: DataOwner) => SQL[]);
}

import type { CartEntry } from '../../../shared/src/offline/queue/cart-entry.ts';
import type { Delivery } from '../../../shared/src/offline/queue/deliver.ts';

/** A change that somebody made, and everything that happened to it. */
export interface Made {
  entry: CartEntry;
  /** It was written down, or there was no room for it. */
  fitted: boolean;
  /** What its maker was told at once; undefined if the tab died before. */
  told?: Delivery['kind'];
  /** Its maker was told later that it was refused. */
  refusalShown: boolean;
  /** Deleted by a sign-out that was asked about. */
  discarded: boolean;
  /** A newer amount took its place before anybody had sent it. */
  replaced: boolean;
  /** A failure came back to the tab of its maker, who may have died before reading it. */
  failureCame: boolean;
  /** How often it reached the API. */
  arrivals: number;
  /** A copy of it arrived, or may arrive, after the client had given it up. */
  strayed: boolean;
  /** Its place among all changes that the API carried out; undefined if it was not. */
  committedAt?: number;
  /** Users of its line as the API answered when it carried it out. */
  answered?: unknown;
}

/** Everything that was made in a schedule, in the order in which it was made. */
export const createHistory = () => {
  const made = new Map<string, Made>();
  const notes: string[] = [];
  let commits = 0;
  return {
    made: () => [...made.values()],
    of: (id: string) => made.get(id),
    add: (entry: CartEntry, fitted: boolean): Made => {
      const one: Made = {
        entry,
        fitted,
        refusalShown: false,
        discarded: false,
        replaced: false,
        failureCame: false,
        arrivals: 0,
        strayed: false,
      };
      made.set(entry.id, one);
      return one;
    },
    nextCommit: () => (commits += 1),
    note: (line: string) => void notes.push(line),
    notes: () => notes,
  };
};

export type History = ReturnType<typeof createHistory>;

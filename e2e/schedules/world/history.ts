import type { CartEntry } from '../../../shared/src/offline/queue/cart-entry.ts';
import type { Delivery } from '../../../shared/src/offline/queue/deliver.ts';

/** A user's change and everything that happened to it. */
export interface Made {
  entry: CartEntry;
  /** Whether it was stored; false if there was no room. */
  fitted: boolean;
  /** What its author was told at once; undefined if the tab died first. */
  told?: Delivery['kind'];
  /** Its author was told later that it was refused. */
  refusalShown: boolean;
  /** Deleted by a confirmed sign-out. */
  discarded: boolean;
  /** Replaced by a newer amount before it was sent. */
  replaced: boolean;
  /** A failure reached its author's tab, which may have died before reading it. */
  failureCame: boolean;
  /** How often it reached the API. */
  arrivals: number;
  /** A copy arrived, or may arrive, after the client gave up. */
  strayed: boolean;
  /** Its position among all changes that the API applied; undefined if it was not applied. */
  committedAt?: number;
  /** Users of its line in the API's response. */
  answered?: unknown;
}

/** All changes of a schedule, in order. */
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

import type { Values } from '../command-line.ts';
import type { ReleaseStore } from '../release-store.ts';

export interface CommandAnswer {
  /** For programs. */
  value: object;
  /** For people. */
  lines: string[];
}

/** A subcommand of `npm run release`, with its arguments. */
export type Command = (store: ReleaseStore, words: string[], values: Values) => Promise<CommandAnswer>;

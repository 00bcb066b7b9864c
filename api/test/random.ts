export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  of: <T>(values: readonly T[]) => T;
  hex: (length: number) => string;
}

/** The same numbers for the same seed, on every run and every machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const of = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
  return { next, below, of, hex: (length) => Array.from({ length }, () => below(16).toString(16)).join('') };
}

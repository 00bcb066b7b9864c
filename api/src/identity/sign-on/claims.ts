export type Claims = Record<string, unknown>;

/** What can be stored and shown: no control characters, no half characters, and at most this many. */
export const claimText = (value: unknown, length: number) =>
  typeof value === 'string'
    ? Buffer.from(
        value
          .replace(/\p{Cc}/gu, '')
          .trim()
          .slice(0, length),
      ).toString()
    : '';

/** The texts of a list, or of a single text. */
export const claimTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

/** A moment in seconds, in the past by our clock; undefined for anything else. */
export const pastMoment = (value: unknown): Date | undefined =>
  typeof value === 'number' && value > 0 ? new Date(Math.min(value * 1_000, Date.now())) : undefined;

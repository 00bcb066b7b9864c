import { codeOf, statusOf } from '../../http/index.ts';

/** Rows per request. */
const BATCH = 100;
/** After this many single refusals, refused batches are no longer searched for the rows that caused it. */
const MOST_REFUSED = 30;

/** Whether a refusal is about one of the rows, not about the caller or a limit. */
const isOfRows = (error: unknown) =>
  [400, 403, 404, 409].includes(statusOf(error) ?? 0) && codeOf(error) !== 'fresh_factor_required';

/** Changes rows, all or none of them; the response may name those left alone in `skipped`. */
export type BatchCall = (ids: string[]) => Promise<{ data: unknown }>;

export interface Outcome {
  done: string[];
  /** Left alone by the server, because they no longer match. */
  skipped: string[];
  failed: string[];
  /** Why the first of them failed. */
  error: unknown;
}

interface Options {
  /** Halves a refused batch until only the rows that can't be changed are left. */
  split: boolean;
  onProgress?: (finished: number) => void;
}

const skippedOf = (answer: unknown): unknown[] => {
  const { skipped } = (answer ?? {}) as { skipped?: unknown };
  return Array.isArray(skipped) ? skipped : [];
};

/** Sends a hundred ids at a time, and reports which of them succeeded. */
export const inBatches = async (ids: string[], call: BatchCall, { split, onProgress }: Options): Promise<Outcome> => {
  const outcome: Outcome = { done: [], skipped: [], failed: [], error: undefined };
  const waiting = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
    ids.slice(at * BATCH, (at + 1) * BATCH),
  );
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    try {
      const skipped = new Set(skippedOf((await call(batch)).data));
      for (const id of batch) (skipped.has(id) ? outcome.skipped : outcome.done).push(id);
    } catch (error) {
      const isAboutRows = isOfRows(error);
      const middle = Math.ceil(batch.length / 2);
      if (split && isAboutRows && batch.length > 1 && outcome.failed.length < MOST_REFUSED)
        waiting.unshift(batch.slice(0, middle), batch.slice(middle));
      else {
        outcome.error ??= error;
        // Nothing else would go through either.
        outcome.failed.push(...batch, ...(isAboutRows ? [] : waiting.splice(0).flat()));
      }
    }
    onProgress?.(ids.length - waiting.flat().length);
  }
  return outcome;
};

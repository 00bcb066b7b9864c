import type { DataReader } from '../page-data.ts';
import type { Replicas } from './replicas.ts';

/** In milliseconds; a slower answer is left to the browser. */
const TIME_LIMIT = 300;

/** Reads public data from the first replica that is ready. */
export const replicaReader =
  (replicas: Replicas): DataReader =>
  async (path) => {
    const [replica] = replicas.inTurn();
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const read = async (): Promise<unknown> => {
      const answer = await fetch(`${replica?.origin}/api/marketplace${path}`, { signal });
      return answer.ok ? answer.json() : undefined;
    };
    return read().catch(() => undefined);
  };

import { tracing } from 'api/observability';
import { toDataAnswer, UNREAD, USUAL_LIMIT, type DataReader } from '../data-answer.ts';
import type { Replicas } from './replicas.ts';

/** Reads public data from the first replica that is ready. */
export const replicaReader =
  (replicas: Replicas): DataReader =>
  async (path, limit = USUAL_LIMIT) => {
    const [replica] = replicas.inTurn();
    const signal = AbortSignal.timeout(limit);
    const read = async () => {
      const headers = tracing().headers();
      const answer = await fetch(`${replica?.origin}/api/marketplace${path}`, { signal, headers });
      return toDataAnswer(answer.status, await answer.text());
    };
    return read().catch(() => UNREAD);
  };

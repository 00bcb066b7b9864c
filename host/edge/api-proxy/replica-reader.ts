import { tracing } from 'api/observability';
import { LATE, toDataAnswer, UNREAD, USUAL_LIMIT, type DataReader } from '../data-answer.ts';
import type { Replicas } from './replicas.ts';

/** Reads public data from the first replica that is ready, which hears from this proxy whose host it answers for. */
export const replicaReader =
  (replicas: Replicas, host: string): DataReader =>
  async (path, limit = USUAL_LIMIT) => {
    const [replica] = replicas.inTurn();
    const signal = AbortSignal.timeout(limit);
    const headers = new Headers(tracing().headers());
    if (!replica?.origin.startsWith('https:')) headers.set('x-forwarded-host', host);
    const read = async () => {
      const answer = await fetch(`${replica?.origin}/api/marketplace${path}`, { signal, headers });
      return toDataAnswer(answer.status, await answer.text());
    };
    return read().catch(() => (signal.aborted ? LATE : UNREAD));
  };

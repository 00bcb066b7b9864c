import { tracing } from 'api/observability';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { LATE, toDataAnswer, UNREAD, USUAL_LIMIT, type DataAnswer, type DataReader } from '../data-answer.ts';
import type { Replicas } from './replicas.ts';

const plain = { get: http.get, agent: new http.Agent({ keepAlive: true }) };
const secure = { get: https.get, agent: new https.Agent({ keepAlive: true }) };

/** Uncompressed, because compression takes more time than a network within a data center. */
const ask = (url: string, headers: http.OutgoingHttpHeaders, signal: AbortSignal) =>
  new Promise<DataAnswer>((resolve, reject) => {
    const { get, agent } = url.startsWith('https:') ? secure : plain;
    const request = get(url, { headers, agent, signal }, (answer) => {
      text(answer)
        .then((body) => toDataAnswer(answer.statusCode ?? 0, body))
        .then(resolve, reject);
    });
    // The replica may have just closed a connection that was kept.
    request.once('error', (error) =>
      request.reusedSocket && !signal.aborted ? resolve(ask(url, headers, signal)) : reject(error),
    );
  });

/** Reads public data from the first replica that is ready, which hears from this proxy whose host it answers for. */
export const replicaReader =
  (replicas: Replicas, host: string): DataReader =>
  async (path, limit = USUAL_LIMIT) => {
    const [replica] = replicas.inTurn();
    const url = `${replica?.origin}/api/marketplace${path}`;
    const headers = { ...tracing().headers(), ...(!url.startsWith('https:') && { 'x-forwarded-host': host }) };
    const signal = AbortSignal.timeout(limit);
    return ask(url, headers, signal).catch(() => (signal.aborted ? LATE : UNREAD));
  };

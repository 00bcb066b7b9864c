import { requestIdOf, type TrustsProxy } from 'api/server';
import { UNREACHED, type DataWriter } from '../data-writer.ts';
import { requestHeaders } from './forwarded-headers.ts';
import type { Replicas } from './replicas.ts';

/** Timeout, in milliseconds. */
const TIME_LIMIT = 10_000;

const passedOn = [
  'origin',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
];

/** Writes to the first ready replica. Never tries a second one: the first may have done the work. */
export const replicaWriter =
  (replicas: Replicas, trusts: TrustsProxy): DataWriter =>
  async (path, value, request) => {
    const told = Object.entries(requestHeaders(request, requestIdOf(request), trusts));
    const headers = Object.fromEntries(
      told.flatMap(([name, text]) => (passedOn.includes(name) && text !== undefined ? [[name, String(text)]] : [])),
    );
    const [replica] = replicas.inTurn();
    const write = async () => {
      const answer = await fetch(`${replica?.origin}/api/marketplace${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(value),
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      return {
        status: answer.status,
        body: await answer.text(),
        retryAfter: answer.headers.get('retry-after') ?? undefined,
      };
    };
    return write().catch(() => UNREACHED);
  };

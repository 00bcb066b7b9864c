import type { FastifyReply } from 'fastify';
import { metrics } from '../../observability/index.ts';
import { type Compressible, type Encoded, type Encoding, etagOf, namesEtag, sendAtOnce } from '../../http/index.ts';

/** A response as it is sent, made once for each version of the catalog. */
export interface Answer extends Compressible {
  etag: string;
  isComplete: boolean;
  /** Besides those of every response. */
  headers: readonly string[];
  /** What precedes its bytes, made once for each encoding. */
  heads: Partial<Record<Encoding | 'plain', readonly string[]>>;
}

/** Browsers and caches may store it but must revalidate: a 304 from memory costs less than a stale response. */
const cacheControl = 'public, no-cache';

export function toAnswer(json: string | ArrayBuffer | Buffer, isComplete: boolean, headers: object = {}): Answer {
  const plain = typeof json === 'string' ? Buffer.from(json) : Buffer.from(new Uint8Array(json));
  return {
    plain,
    isComplete,
    bytes: plain.length,
    etag: etagOf(plain),
    headers: Object.entries(headers).flat(),
    heads: {},
  };
}

/** Whether the response was in memory, in the words of RFC 9211. */
type CacheStatus = 'hit' | 'miss';
const cacheStatuses = {
  hit: ['cache-status', 'catalogue; hit'],
  miss: ['cache-status', 'catalogue; fwd=uri-miss'],
} as const;

/** Whether the client already has it. */
export const isKnown = (reply: FastifyReply, { etag }: Answer) =>
  namesEtag(reply.request.headers['if-none-match'], etag);

export const sendNotModified = (reply: FastifyReply, answer: Answer, status: CacheStatus) =>
  send(reply, 304, status, headOf(answer));

export const sendWhole = (reply: FastifyReply, answer: Answer, { body, encoding }: Encoded, status: CacheStatus) =>
  send(reply, 200, status, wholeHead(answer, encoding ?? 'plain', body), body);

function send(reply: FastifyReply, code: number, status: CacheStatus, head: readonly string[], body?: Buffer): void {
  metrics()?.cacheRequests.inc({ cache: 'catalogue', result: status });
  sendAtOnce(reply, code, [...cacheStatuses[status], ...head], body);
}

const wholeHead = (answer: Answer, encoding: Encoding | 'plain', body: Buffer): readonly string[] =>
  (answer.heads[encoding] ??= [
    ...headOf(answer),
    ...['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)],
    ...(encoding === 'plain' ? [] : ['content-encoding', encoding]),
  ]);

const headOf = ({ etag, headers }: Answer) => [
  ...['etag', etag, 'cache-control', cacheControl, 'vary', 'accept-encoding'],
  ...headers,
];

import type { FastifyReply } from 'fastify';
import { etagOf, namesEtag } from './etag.ts';

/** Sends what the client may already have: 304 without a body if its `If-None-Match` names it. */
export function sendIfChanged(reply: FastifyReply, body: unknown): FastifyReply {
  const etag = etagOf(Buffer.from(JSON.stringify(body)));
  reply.header('etag', etag);
  return namesEtag(reply.request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}

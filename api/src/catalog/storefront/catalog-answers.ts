import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/index.ts';
import { compressedAlready, compressOnce, isPaged, partOf } from '../../http/index.ts';
import { createAnswerMemory } from './answer-memory.ts';
import { isKnown, sendNotModified, sendWhole, toAnswer } from './catalog-answer.ts';
import type { ReadCatalog } from './catalog-reader.ts';
import { createKeptAnswers } from './kept-answers.ts';

export interface CatalogAnswers {
  /**
   * Sends the response kept under a key, or makes it. The key names everything that the response depends on, never the
   * caller. An incomplete response is sent but not kept.
   */
  send: <T>(
    reply: FastifyReply,
    key: unknown[],
    produce: (db: Database) => Promise<T>,
    isComplete?: (answer: T) => boolean,
  ) => Promise<T>;
  /**
   * The config of a route that sends its responses with `send`. Most requests end in its `answerEarly`, which sends
   * what is kept for the requested address.
   */
  fromMemory: { access: 'public'; answerEarly: (request: FastifyRequest, reply: FastifyReply) => boolean };
  version: () => number;
}

const maxAddressBytes = 8 * 1_024 * 1_024;
/** Longer ones are searches that nobody repeats. */
const maxAddress = 1_024;

export function createCatalogAnswers(version: () => number, read: ReadCatalog): CatalogAnswers {
  const answers = createKeptAnswers(version);
  /** The names of responses by the addresses that they were sent for, whatever the version. */
  const addresses = createAnswerMemory<string>(maxAddressBytes);

  const send: CatalogAnswers['send'] = async <T>(
    reply: FastifyReply,
    key: unknown[],
    produce: (db: Database) => Promise<T>,
    isComplete: (answer: T) => boolean = () => true,
  ) => {
    // Fastify reads a reply as "already sent"; to the route's types it represents what was sent.
    const sent = reply as unknown as T;
    const { request } = reply;
    const { page, size } = request.query as { page?: number; size?: number };
    const inPages = isPaged(request);
    const name = JSON.stringify(inPages ? [...key, 'page', page ?? null, size ?? null] : key);
    let isMade = false;
    const kept = answers.get(name, async () => {
      isMade = true;
      const made = await read(produce, isComplete);
      const part = inPages && Array.isArray(made) ? partOf<unknown>(request, made) : undefined;
      return toAnswer(reply.serialize(part?.content ?? made), isComplete(made), part?.headers);
    });
    const answer = await kept.answer;
    if (answer.isComplete && reply.request.url.length <= maxAddress) addresses.keep(reply.request.url, name);
    if (isKnown(reply, answer)) {
      sendNotModified(reply, answer, isMade ? 'miss' : 'hit');
      return sent;
    }
    const known = answer.bytes;
    const encoded = await compressOnce(answer, reply.request.headers['accept-encoding']);
    if (answer.bytes !== known) answers.weigh(name, kept, answer.bytes);
    sendWhole(reply, answer, encoded, isMade ? 'miss' : 'hit');
    return sent;
  };

  const answerEarly = (request: FastifyRequest, reply: FastifyReply) => {
    const name = request.method === 'GET' ? addresses.use(request.url) : undefined;
    const answer = name === undefined ? undefined : answers.ready(name);
    if (!answer) return false;
    const isNotModified = isKnown(reply, answer);
    const encoded = isNotModified ? undefined : compressedAlready(answer, request.headers['accept-encoding']);
    if (!isNotModified && !encoded) return false;
    request.log.debug('answered from memory');
    if (encoded) sendWhole(reply, answer, encoded, 'hit');
    else sendNotModified(reply, answer, 'hit');
    return true;
  };
  return { send, fromMemory: { access: 'public', answerEarly }, version };
}

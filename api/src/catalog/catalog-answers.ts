import type { FastifyReply } from 'fastify';
import { compressOnce, type Compressible } from '../http/compress-once.ts';
import { etagOf, namesEtag } from '../http/etag.ts';
import { createAnswerMemory } from './answer-memory.ts';

/** An answer as it goes out, made once for each version of the catalogue. */
interface Answer extends Compressible {
  etag: string;
  isComplete: boolean;
}

export interface CatalogAnswers {
  /**
   * Sends the answer kept under a key, or makes it. The key names everything that the answer depends on: never who
   * asks. An answer that is not complete is sent but not kept.
   */
  send: <T>(
    reply: FastifyReply,
    key: unknown[],
    produce: () => Promise<T>,
    isComplete?: (answer: T) => boolean,
  ) => Promise<T>;
  version: () => number;
}

interface Kept {
  answer: Promise<Answer>;
  madeAt: number;
}

/** Of one process: the whole catalogue with 100,000 modules, and thousands of searches. */
const maxBytes = 64 * 1_024 * 1_024;
/** Some answers change with time alone: a price's validity. */
const keptForMs = 5 * 60_000;
/** Browsers and caches may keep it, but ask each time: a 304 from memory costs less than an answer that is out of date. */
const cacheControl = 'public, no-cache';

export function createCatalogAnswers(version: () => number): CatalogAnswers {
  const memory = createAnswerMemory<Kept>(maxBytes);
  let keptVersion = version();

  const keptOf = (key: string, make: () => Promise<Answer>): Kept => {
    if (keptVersion !== version()) {
      memory.clear();
      keptVersion = version();
    }
    const known = memory.use(key);
    if (known !== undefined && known.madeAt > Date.now() - keptForMs) return known;
    const kept: Kept = { madeAt: Date.now(), answer: renew(make, known) };
    memory.keep(key, kept);
    kept.answer.then(
      ({ isComplete, bytes }) => (isComplete ? memory.weigh(key, kept, bytes) : memory.forget(key, kept)),
      () => memory.forget(key, kept),
    );
    return kept;
  };

  const send: CatalogAnswers['send'] = async <T>(
    reply: FastifyReply,
    key: unknown[],
    produce: () => Promise<T>,
    isComplete: (answer: T) => boolean = () => true,
  ) => {
    // Fastify takes a reply for "already sent"; to the route's types it stands for what was sent.
    const sent = reply as unknown as T;
    const name = JSON.stringify(key);
    const kept = keptOf(name, async () => {
      const made = await produce();
      return toAnswer(reply.serialize(made), isComplete(made));
    });
    const answer = await kept.answer;
    reply.header('etag', answer.etag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
    const { headers } = reply.request;
    if (namesEtag(headers['if-none-match'], answer.etag)) {
      reply.code(304).send();
      return sent;
    }
    const known = answer.bytes;
    const { body, encoding } = await compressOnce(answer, headers['accept-encoding']);
    if (answer.bytes !== known) memory.weigh(name, kept, answer.bytes);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    reply.type('application/json; charset=utf-8').send(body);
    return sent;
  };
  return { send, version };
}

/** An old answer is better than none, should the database be away when it is to be made again. */
async function renew(make: () => Promise<Answer>, known: Kept | undefined): Promise<Answer> {
  if (!known) return make();
  const made = await make().catch(() => known.answer);
  return made.isComplete ? made : known.answer;
}

function toAnswer(json: string | ArrayBuffer | Buffer, isComplete: boolean): Answer {
  const plain = typeof json === 'string' ? Buffer.from(json) : Buffer.from(new Uint8Array(json));
  return { plain, isComplete, bytes: plain.length, etag: etagOf(plain) };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  compressedAlready,
  compressOnce,
  type Compressible,
  type Encoded,
  type Encoding,
} from '../http/compress-once.ts';
import { etagOf, namesEtag } from '../http/etag.ts';
import { sendAtOnce } from '../http/send-at-once.ts';
import { createAnswerMemory } from './answer-memory.ts';

/** An answer as it goes out, made once for each version of the catalogue. */
interface Answer extends Compressible {
  etag: string;
  isComplete: boolean;
  /** What goes before its bytes, in the encodings in which it was sent. */
  heads: Partial<Record<Encoding | 'plain', readonly string[]>>;
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
  /**
   * Sends what is kept for the very address that is asked, before anything else is looked at; answers whether it did.
   * Nearly all public calls end here.
   */
  sendKept: (request: FastifyRequest, reply: FastifyReply) => boolean;
  version: () => number;
}

interface Kept {
  answer: Promise<Answer>;
  /** The answer, once it is made. */
  made?: Answer;
  madeAt: number;
}

/** Of one process: the whole catalogue with 100,000 modules, and thousands of searches. */
const maxBytes = 64 * 1_024 * 1_024;
const maxAddressBytes = 8 * 1_024 * 1_024;
/** Longer ones are searches that nobody repeats. */
const maxAddress = 1_024;
/** Some answers change with time alone: a price's validity. */
const keptForMs = 5 * 60_000;
/** Browsers and caches may keep it, but ask each time: a 304 from memory costs less than an answer that is out of date. */
const cacheControl = 'public, no-cache';

export function createCatalogAnswers(version: () => number): CatalogAnswers {
  const memory = createAnswerMemory<Kept>(maxBytes);
  /** Of addresses that were answered, the names of their answers, whatever the version. */
  const addresses = createAnswerMemory<string>(maxAddressBytes);
  let keptVersion = version();

  const forgetOldVersion = () => {
    if (keptVersion === version()) return;
    memory.clear();
    keptVersion = version();
  };

  const keptOf = (key: string, make: () => Promise<Answer>): Kept => {
    forgetOldVersion();
    const known = memory.use(key);
    if (known !== undefined && isFresh(known)) return known;
    const kept: Kept = { madeAt: Date.now(), answer: renew(make, known) };
    memory.keep(key, kept);
    kept.answer.then(
      (answer) => {
        kept.made = answer;
        if (answer.isComplete) memory.weigh(key, kept, answer.bytes);
        else memory.forget(key, kept);
      },
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
    if (answer.isComplete && reply.request.url.length <= maxAddress) addresses.keep(reply.request.url, name);
    if (isKnown(reply, answer)) {
      sendNotModified(reply, answer);
      return sent;
    }
    const known = answer.bytes;
    const encoded = await compressOnce(answer, reply.request.headers['accept-encoding']);
    if (answer.bytes !== known) memory.weigh(name, kept, answer.bytes);
    sendWhole(reply, answer, encoded);
    return sent;
  };

  const sendKept: CatalogAnswers['sendKept'] = (request, reply) => {
    forgetOldVersion();
    const name = request.method === 'GET' ? addresses.use(request.url) : undefined;
    const kept = name === undefined ? undefined : memory.use(name);
    if (!kept?.made || !isFresh(kept)) return false;
    if (isKnown(reply, kept.made)) {
      sendNotModified(reply, kept.made);
      return true;
    }
    const encoded = compressedAlready(kept.made, request.headers['accept-encoding']);
    if (encoded) sendWhole(reply, kept.made, encoded);
    return encoded !== undefined;
  };
  return { send, sendKept, version };
}

const isFresh = ({ madeAt }: Kept) => madeAt > Date.now() - keptForMs;

const isKnown = (reply: FastifyReply, { etag }: Answer) => namesEtag(reply.request.headers['if-none-match'], etag);

const sendNotModified = (reply: FastifyReply, answer: Answer) => sendAtOnce(reply, 304, headOf(answer));

const sendWhole = (reply: FastifyReply, answer: Answer, { body, encoding }: Encoded) =>
  sendAtOnce(reply, 200, wholeHead(answer, encoding ?? 'plain', body), body);

/** Made once for each encoding, as the answer is. */
const wholeHead = (answer: Answer, encoding: Encoding | 'plain', body: Buffer): readonly string[] =>
  (answer.heads[encoding] ??= [
    ...headOf(answer),
    ...['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)],
    ...(encoding === 'plain' ? [] : ['content-encoding', encoding]),
  ]);

const headOf = ({ etag }: Answer) => ['etag', etag, 'cache-control', cacheControl, 'vary', 'accept-encoding'];

/** An old answer is better than none, should the database be away when it is to be made again. */
async function renew(make: () => Promise<Answer>, known: Kept | undefined): Promise<Answer> {
  if (!known) return make();
  const made = await make().catch(() => known.answer);
  return made.isComplete ? made : known.answer;
}

function toAnswer(json: string | ArrayBuffer | Buffer, isComplete: boolean): Answer {
  const plain = typeof json === 'string' ? Buffer.from(json) : Buffer.from(new Uint8Array(json));
  return { plain, isComplete, bytes: plain.length, etag: etagOf(plain), heads: {} };
}

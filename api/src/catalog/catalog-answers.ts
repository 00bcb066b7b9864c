import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { compressOnce, type Compressible } from '../http/compress-once.ts';

/** An answer as it goes out, made once for each version of the catalogue. */
interface Answer extends Compressible {
  etag: string;
  isComplete: boolean;
}

export interface CatalogAnswers {
  /**
   * Sends the answer kept under a key, or makes it. The key names everything that the answer depends on; an answer
   * that is not complete is sent but not kept.
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

/** Searches are endless; the keys of the longest unused answers go first. */
const maxAnswers = 500;
/** Some answers change with time alone: a price's validity. */
const keptForMs = 5 * 60_000;

export function createCatalogAnswers(version: () => number): CatalogAnswers {
  const kept = new Map<string, Kept>();
  let keptVersion = version();

  const answerOf = (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    if (keptVersion !== version()) {
      kept.clear();
      keptVersion = version();
    }
    const known = kept.get(key);
    const isFresh = known !== undefined && known.madeAt > Date.now() - keptForMs;
    const entry: Kept = isFresh ? known : { madeAt: Date.now(), answer: renew(make, known) };
    // Deleted and set again: the map's order is the order of use.
    kept.delete(key);
    kept.set(key, entry);
    entry.answer.then(
      ({ isComplete }) => isComplete || forget(key, entry),
      () => forget(key, entry),
    );
    if (kept.size > maxAnswers) kept.delete(kept.keys().next().value ?? '');
    return entry.answer;
  };
  const forget = (key: string, entry: Kept) => kept.get(key) === entry && kept.delete(key);

  const send: CatalogAnswers['send'] = async <T>(
    reply: FastifyReply,
    key: unknown[],
    produce: () => Promise<T>,
    isComplete: (answer: T) => boolean = () => true,
  ) => {
    // Fastify takes a reply for "already sent"; to the route's types it stands for what was sent.
    const sent = reply as unknown as T;
    const answer = await answerOf(JSON.stringify(key), async () => {
      const made = await produce();
      return toAnswer(reply.serialize(made), isComplete(made));
    });
    reply
      .header('etag', answer.etag)
      .header('cache-control', 'public, max-age=10, must-revalidate')
      .header('vary', 'accept-encoding');
    if (matches(reply.request.headers['if-none-match'], answer.etag)) {
      reply.code(304).send();
      return sent;
    }
    const { body, encoding } = await compressOnce(answer, reply.request.headers['accept-encoding']);
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
  // Weak, because the encodings of one answer share it.
  return { plain, isComplete, etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim() === etag || `W/${one.trim()}` === etag);
}

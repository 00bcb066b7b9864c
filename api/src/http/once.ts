import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type Database, idempotencyKeys, prepareOnce, type Transaction } from '../db/index.ts';
import { callerOf } from './access.ts';
import { ApiError, invalid } from './api-error.ts';

export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Makes the change at most once, however often it is sent.' }),
  ),
});

export interface Outcome<Body> {
  status: 200 | 201;
  body: Body;
}

const answerQuery = prepareOnce((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, sql.placeholder('userId')), eq(idempotencyKeys.key, sql.placeholder('key'))))
    .prepare('find_answer'),
);

/**
 * Makes a change and stores its response in one transaction. A request with a known `Idempotency-Key` gets the stored
 * response and changes nothing. A refused change stores nothing.
 * @param content of the request: different content with a known key is a client error
 * @throws ApiError 409 while the first request with the key is in flight, 422 for different content
 */
export async function once<Body>(
  db: Database,
  request: FastifyRequest,
  content: unknown[],
  change: (tx: Transaction) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  const key = keyOf(request);
  if (key === undefined) return db.transaction(change);
  const { userId, clientId } = callerOf(request);
  const requestHash = hashOf([request.method, request.routeOptions.url, clientId, ...content]);
  return db.transaction(async (tx) => {
    await claimKey(tx, userId, key);
    const [stored] = await answerQuery(tx).execute({ userId, key });
    if (stored && stored.requestHash !== requestHash) throw otherContent();
    if (stored) return { status: stored.status === 201 ? 201 : 200, body: JSON.parse(stored.answer) as Body };
    const outcome = await change(tx);
    const answer = JSON.stringify(outcome.body);
    await tx.insert(idempotencyKeys).values({ userId, key, requestHash, status: outcome.status, answer });
    return outcome;
  });
}

function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key)) return key;
  throw invalid('Idempotency-Key', 'The Idempotency-Key must be 1 to 128 visible ASCII characters.');
}

/** Held until the transaction ends; the database releases it if we crash. */
async function claimKey(tx: Transaction, userId: string, key: string): Promise<void> {
  const lock = sql`hashtextextended(${`idempotency:${userId}:${key}`}, 0)`;
  const { rows } = await tx.execute<{ claimed: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as claimed`);
  if (rows[0]?.claimed === true) return;
  throw new ApiError(409, 'in_flight', 'The same request is being answered just now. Please try again in a moment.', {
    retryAfter: 1,
  });
}

const hashOf = (content: unknown[]) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

const otherContent = () =>
  new ApiError(422, 'key_reused', 'This Idempotency-Key was used for another request. Send a new one.');

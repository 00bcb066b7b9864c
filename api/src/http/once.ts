import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type Database, idempotencyKeys, prepareOnce, type Transaction, visitorKeys } from '../db/index.ts';
import { callerOf } from './access.ts';
import { addressKey } from './address-key.ts';
import { ApiError, invalid } from './api-error.ts';
import type { Caller } from './caller.ts';

export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Makes the change at most once, however often you send it.' }),
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
export const once = <Body>(
  db: Database,
  request: FastifyRequest,
  content: unknown[],
  change: (tx: Transaction) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> => onceFor(db, request, { caller: callerOf(request), content }, change);

interface Sender {
  /** Null for a visitor. Without it, the caller of a route that is not public. */
  caller?: Caller | null;
  /** What the request holds besides its address and body. */
  content?: unknown[];
}

/**
 * Creates something the way `once` makes a change: at most once per key. Its response is stored: use `createSecretOnce`
 * for secrets.
 */
export async function createOnce<Body>(
  db: Database,
  request: FastifyRequest,
  create: (tx: Transaction) => Promise<Body>,
  { caller = callerOf(request), content = [] }: Sender = {},
): Promise<Body> {
  const { params, query, body } = request;
  const sender = { caller, content: [params, query, body ?? null, ...content] };
  return (await onceFor(db, request, sender, async (tx) => ({ status: 201, body: await create(tx) }))).body;
}

/**
 * Creates something whose response holds a secret. Nothing of the response is stored, so a request with a known key is
 * refused rather than repeated.
 * @throws ApiError 409 for a known key, otherwise as `once`
 */
export async function createSecretOnce<Body>(
  db: Database,
  request: FastifyRequest,
  create: (tx: Transaction) => Promise<Body>,
): Promise<Body> {
  const made: { body?: Body } = {};
  await createOnce(db, request, async (tx) => {
    made.body = await create(tx);
    return null;
  });
  if (made.body !== undefined) return made.body;
  const sentence = 'You already created this. Its secret was only in the first response. If you lost it, rotate it.';
  throw new ApiError(409, 'created_already', sentence);
}

/** Like `once`, but also for visitors. */
async function onceFor<Body>(
  db: Database,
  request: FastifyRequest,
  { caller, content }: Required<Sender>,
  change: (tx: Transaction) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  const key = keyOf(request);
  if (key === undefined) return db.transaction(change);
  const owner = caller?.userId ?? null;
  const visitor = addressKey(request.ip);
  const requestHash = hashOf([request.method, request.routeOptions.url, caller?.clientId ?? null, ...content]);
  return db.transaction(async (tx) => {
    await claimKey(tx, owner ?? `visitor:${visitor}`, key);
    const stored = owner === null ? await answerToVisitor(tx, visitor, key) : await answerToUser(tx, owner, key);
    if (stored && stored.requestHash !== requestHash) throw otherContent();
    if (stored) return { status: stored.status === 201 ? 201 : 200, body: JSON.parse(stored.answer) as Body };
    const outcome = await change(tx);
    const answer = { key, requestHash, status: outcome.status, answer: JSON.stringify(outcome.body ?? null) };
    if (owner === null) await tx.insert(visitorKeys).values({ visitor, ...answer });
    else await tx.insert(idempotencyKeys).values({ userId: owner, ...answer });
    return outcome;
  });
}

const answerToUser = async (tx: Transaction, userId: string, key: string) =>
  (await answerQuery(tx).execute({ userId, key }))[0];

async function answerToVisitor(tx: Transaction, visitor: string, key: string) {
  const named = and(eq(visitorKeys.visitor, visitor), eq(visitorKeys.key, key));
  return (await tx.select().from(visitorKeys).where(named))[0];
}

function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key)) return key;
  throw invalid('Idempotency-Key', 'The Idempotency-Key must be 1 to 128 visible ASCII characters.');
}

/** Held until the transaction ends; the database releases it if we crash. */
async function claimKey(tx: Transaction, owner: string, key: string): Promise<void> {
  const lock = sql`hashtextextended(${`idempotency:${owner}:${key}`}, 0)`;
  const { rows } = await tx.execute<{ claimed: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as claimed`);
  if (rows[0]?.claimed === true) return;
  throw new ApiError(409, 'in_flight', "We're already working on this request. Please try again in a moment.", {
    retryAfter: 1,
  });
}

const hashOf = (content: unknown[]) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

const otherContent = () =>
  new ApiError(422, 'key_reused', 'This Idempotency-Key was used for another request. Send a new one.');

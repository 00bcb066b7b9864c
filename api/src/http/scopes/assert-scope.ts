import type { ApiScope } from '@marketplace/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../api-error.ts';
import type { CallerKey } from '../caller.ts';
import { countUse, rateLimitHeaders } from '../rate-limit.ts';
import { scopeOf } from './scope-of.ts';

const limit = { name: 'api-key', quota: 600, windowSeconds: 60 };

/** Counts a request of a key, and tells in every response how many are left. @throws ApiError 429 */
export async function limitKey(db: Database, { id }: CallerKey, reply: FastifyReply): Promise<void> {
  const sentence = 'This API key has made too many requests. Please try again later.';
  reply.headers(rateLimitHeaders(await countUse(db, `api-key:${id}`, limit, sentence)));
}

/** @throws ApiError 403 for a route that is closed to keys, or whose scope this one does not have */
export function assertScope({ routeOptions: { method, url = '' } }: FastifyRequest, { scopes }: CallerKey): void {
  const scope = scopeOf(method, url);
  if (scope === undefined) throw new ApiError(403, 'closed_to_keys', "API keys can't do this. Sign in instead.");
  if (!scopes.includes(scope)) throw insufficientScope(scope);
}

const insufficientScope = (scope: ApiScope) =>
  new ApiError(403, 'insufficient_scope', `This API key doesn't have the scope ${scope}.`, {
    challenge: `Bearer error="insufficient_scope", scope="${scope}"`,
  });

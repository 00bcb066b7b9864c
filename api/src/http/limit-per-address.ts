import type { onRequestAsyncHookHandler } from 'fastify';
import type { Database } from '../db/database.ts';
import { addressKey } from './address-key.ts';
import { countUse, rateLimitHeaders } from './rate-limit.ts';

/**
 * Refuses an address that uses a route more often than this per minute, counted across all replicas. All responses tell
 * how much is left.
 */
export function limitPerAddress(db: Database, route: string, perMinute: number): onRequestAsyncHookHandler {
  const limit = { name: route, quota: perMinute, windowSeconds: 60 };
  return async (request, reply) => {
    const key = `call:${route}:${addressKey(request.ip)}`;
    const state = await countUse(db, key, limit, 'Too many requests. Please try again later.');
    reply.headers(rateLimitHeaders(state));
  };
}

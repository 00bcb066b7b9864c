import type { onRequestAsyncHookHandler } from 'fastify';
import type { Database } from '../db/database.ts';
import { addressKey } from './address-key.ts';
import { tooMany } from './api-error.ts';
import { countHit } from './rate-limit-store.ts';

/** Refuses an address that uses a route more often than this per minute, counted across all replicas. */
export function limitPerAddress(db: Database, route: string, perMinute: number): onRequestAsyncHookHandler {
  return async (request) => {
    const { hits, resetsIn } = await countHit(db, `call:${route}:${addressKey(request.ip)}`, 60);
    if (hits > perMinute) throw tooMany('Too many requests. Please try again later.', resetsIn);
  };
}

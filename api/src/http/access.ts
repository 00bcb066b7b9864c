import type { AccessRule } from '@marketplace/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import type { Caller } from './caller.ts';
import { refusals } from './refusals.ts';
import type { Database } from '../db/database.ts';
import { assertScope, limitKey } from './scopes/assert-scope.ts';
import { holdsMarketplaceRole, holdsRole } from './roles.ts';

/**
 * Returns the caller of a request, or null without credentials.
 * @throws ApiError 401 if the credentials are invalid or expired
 */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route; required for every route of the API. A rule with both kinds of roles requires one of either. */
    access?: AccessRule;
    /** Message for a signed-in user without the required role. */
    denial?: string;
    /** Only with a fresh proof: for sensitive changes and exports. */
    fresh?: boolean;
    /** Also for people whose second factor is overdue: what they need to set it up. */
    evenOverdue?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

interface Context {
  db: Database;
  authenticate: Authenticate;
}

/**
 * Applies each route's access rule, and the scopes of API keys, before its body is read. A route without one can't be registered. Neither a proxy
 * nor the browser caches a response unless its route allows it.
 */
export function enforceAccess(app: FastifyInstance, { db, authenticate }: Context): void {
  app.decorateRequest('caller', null);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} names no access rule.`);
    if (config.access === 'public' && config.fresh) throw new Error(`${String(method)} ${url} knows no session.`);
    // Anyone's second factor may be overdue.
    if (config.access !== 'public' && schema) schema.response = { ...refusals(403), ...(schema.response ?? {}) };
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access: rule = 'public', denial, fresh = false, evenOverdue = false } = request.routeOptions.config;
    if (request.is404 || rule === 'public') return;
    request.caller = await authenticate(request);
    const { key } = request.caller ?? {};
    if (key) await limitKey(db, key, reply);
    if (key) assertScope(request, key);
    assertAllowed(rule, request.caller, denial);
    const { secondFactorOverdue, isFresh } = callerOf(request);
    if (secondFactorOverdue && !evenOverdue) throw secondFactorRequired();
    if (fresh && !isFresh) throw freshFactorRequired();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
    done();
  });
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw signInFirst();
  return request.caller;
}

function assertAllowed(rule: AccessRule, caller: Caller | null, denial: string | undefined): void {
  if (!caller) throw signInFirst();
  if (rule === 'public' || rule === 'signed-in') return;
  const { role, marketplaceRoles } = caller;
  const allowed =
    ('roles' in rule && holdsRole(role, marketplaceRoles, rule.roles)) ||
    ('marketplaceRoles' in rule && holdsMarketplaceRole(marketplaceRoles, rule.marketplaceRoles));
  if (!allowed) throw new ApiError(403, 'forbidden', denial ?? "Your role doesn't allow this.");
}

const secondFactorRequired = () =>
  new ApiError(
    403,
    'second_factor_required',
    'Your role requires two-step verification. Set it up in your profile to continue.',
  );

const freshFactorRequired = () => new ApiError(403, 'fresh_factor_required', "Confirm it's you, then try again.");

const signInFirst = () => new ApiError(401, 'not_signed_in', 'User not authenticated. Please login to continue.');

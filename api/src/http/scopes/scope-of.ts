import type { ApiScope } from '@marketplace/shared/contracts';
import { operationIdOf } from '../docs/operation-ids/index.ts';
import { operationsOfScopes } from './operations-of-scopes.ts';

const scopes = new Map(
  (Object.entries(operationsOfScopes) as [ApiScope, readonly string[]][]).flatMap(([scope, operations]) =>
    operations.map((operation) => [operation, scope] as const),
  ),
);

/** The scope that a key needs for a route as registered; undefined if the route is closed to keys. */
export function scopeOf(method: string | string[], url: string): ApiScope | undefined {
  const [first = ''] = [method].flat();
  return scopes.get(operationIdOf(first === 'HEAD' ? 'GET' : first, url) ?? '');
}

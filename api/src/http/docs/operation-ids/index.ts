import { catalogOperationIds } from './catalog.ts';
import { commerceOperationIds } from './commerce.ts';
import { identityOperationIds } from './identity.ts';
import { operationsOperationIds } from './operations.ts';
import { supportOperationIds } from './support.ts';

/**
 * The name of every operation in the API reference and in generated clients, by method and path below
 * `/api/marketplace` or else `/api`. They are in one place so that they stay consistent: a name that clients use never
 * changes.
 */
export const operationIds: Readonly<Record<string, string>> = {
  ...identityOperationIds,
  ...catalogOperationIds,
  ...commerceOperationIds,
  ...supportOperationIds,
  ...operationsOperationIds,
};

/** The name of a route as registered; undefined if none was chosen, which a test refuses. */
export const operationIdOf = (method: string | string[], url: string): string | undefined =>
  operationIds[`${[method].flat()[0]} ${url.replace(/^\/api(\/marketplace)?/, '')}`];

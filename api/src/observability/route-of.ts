import type { IncomingMessage } from 'node:http';

const routes = new WeakMap<IncomingMessage, string>();
const usual = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Names what a request matched, with its placeholders: `/api/marketplace/tex-admin/modules/:id`. */
export const nameRoute = (request: IncomingMessage, pattern: string | undefined): void => {
  if (pattern !== undefined) routes.set(request, pattern);
};

/** The route of a request, never its raw path, so that clients can't create labels without limit. */
export const routeOf = (request: IncomingMessage): string => routes.get(request) ?? 'unmatched';

/** Its method, one of few. */
export const methodOf = ({ method = '' }: IncomingMessage): string => (usual.has(method) ? method : 'OTHER');

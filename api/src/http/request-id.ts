import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Keeps a proxy's id in our logs if it is safe; anything else could forge log lines. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID();
}

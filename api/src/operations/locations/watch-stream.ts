import { Server } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { holdsRole } from '../../http/index.ts';
import type { EventStream } from './event-stream.ts';
import { administrators } from './route-parts.ts';

const lookEveryMs = 1_000;
/** In polls: how soon a reader without access is cut off. */
const checkEvery = 5;
/** In polls: proxies cut a silent connection after half a minute or more. */
const beatEvery = 15;

/** A closing server waits for open responses, so the stream has to end itself, and resumes at another replica. */
const isClosing = ({ raw: { socket } }: FastifyRequest) =>
  !('server' in socket && socket.server instanceof Server && socket.server.listening);

/** Whether session, token and role are still valid. */
async function mayGoOn({ authenticate }: ApiContext, request: FastifyRequest): Promise<boolean> {
  const caller = await authenticate(request);
  return caller !== null && holdsRole(caller.role, caller.marketplaceRoles, administrators.access.roles);
}

/** Keeps a stream open while its reader has access and the server runs. */
export function watchStream(stream: EventStream, request: FastifyRequest, context: ApiContext): void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (isClosing(request)) return stream.end();
    if (looks % beatEvery === 0) stream.beat();
    if (looks % checkEvery !== 0) return;
    mayGoOn(context, request).then(
      (may) => may || stream.end(),
      () => stream.end(),
    );
  }, lookEveryMs);
  stream.body.once('close', () => clearInterval(timer));
}

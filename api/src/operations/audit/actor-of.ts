import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/index.ts';

/** Who makes a change, and from where. */
export interface Actor {
  actorId: string;
  ip: string;
}

export const actorOf = (request: FastifyRequest): Actor => ({ actorId: callerOf(request).userId, ip: request.ip });

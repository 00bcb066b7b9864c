import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/access.ts';
import type { Actor } from './record-change.ts';

export const actorOf = (request: FastifyRequest): Actor => ({ caller: callerOf(request), ip: request.ip });

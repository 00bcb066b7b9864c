import type { FastifyRequest } from 'fastify';

/** Where a call comes from. */
export interface ClientDevice {
  ip: string;
  userAgent: string;
}

export const deviceOf = (request: FastifyRequest): ClientDevice => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
});

import type { FastifyRequest } from 'fastify';
import { deviceKeyOf } from './devices/device-cookie.ts';

/** Where a request comes from. */
export interface ClientDevice {
  ip: string;
  userAgent: string;
}

/** Where a sign-in comes from. */
export interface LoginDevice extends ClientDevice {
  /** The value of the browser's device cookie. */
  key: string;
}

export const deviceOf = (request: FastifyRequest): ClientDevice => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
});

export const loginDeviceOf = (request: FastifyRequest): LoginDevice => ({
  ...deviceOf(request),
  key: deviceKeyOf(request),
});

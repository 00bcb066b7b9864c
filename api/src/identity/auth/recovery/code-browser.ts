import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../../http/index.ts';
import { broughtDeviceKey, deviceKeyOf, hashOfDevice } from '../devices/device-cookie.ts';

/** A browser in which somebody recovers a password. */
export interface CodeBrowser {
  /** What its device cookie holds, or will hold once it has the response. */
  key: string;
  /** Where the request comes from, if it brings no cookie; null if it does. */
  address: string | null;
  ip: string;
}

export const codeBrowserOf = (request: FastifyRequest): CodeBrowser => ({
  key: deviceKeyOf(request),
  address: broughtDeviceKey(request) === undefined ? addressKey(request.ip) : null,
  ip: request.ip,
});

export const hashOfBrowser = (userId: string, { key }: CodeBrowser): Buffer => hashOfDevice(userId, key);

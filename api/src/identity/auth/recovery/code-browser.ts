import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../../http/index.ts';
import { broughtDeviceKey, deviceKeyOf, hashOfDevice } from '../devices/device-cookie.ts';

/** A browser used to recover a password. */
export interface CodeBrowser {
  /** The value of its device cookie, as of the response. */
  key: string;
  /** Where the request comes from, if it has no cookie; null if it does. */
  address: string | null;
  ip: string;
}

export const codeBrowserOf = (request: FastifyRequest): CodeBrowser => ({
  key: deviceKeyOf(request),
  address: broughtDeviceKey(request) === undefined ? addressKey(request.ip) : null,
  ip: request.ip,
});

export const hashOfBrowser = (userId: string, { key }: CodeBrowser): Buffer => hashOfDevice(userId, key);

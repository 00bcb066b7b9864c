import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const name = 'marketplace-device';
/** The longest time that browsers keep a cookie. */
const days = 400;

/** What tells this browser from others; undefined if it has never been given a value. */
export const broughtDeviceKey = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];

/** The same, with a new value for a browser that sends none. */
export const deviceKeyOf = (request: FastifyRequest): string =>
  broughtDeviceKey(request) ?? randomBytes(32).toString('base64url');

/**
 * The browser sends the cookie only with sign-ins and recoveries, and no script can read it.
 * @param url of the route that sets it, somewhere below `/auth`
 */
export function deviceCookie(key: string, url: string, secure: boolean): string {
  const path = url.slice(0, url.indexOf('/auth/') + '/auth'.length);
  return `${name}=${key}; Path=${path}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** Of user and browser together, so that the table doesn't tell who shares a browser. */
export const hashOfDevice = (userId: string, key: string): Buffer =>
  createHash('sha256').update(`${userId} ${key}`).digest();

import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const name = 'marketplace-device';
/** As long as browsers keep a cookie at most. */
const days = 400;

/** What tells this browser from others; a new value when it brings none. */
export const deviceKeyOf = (request: FastifyRequest): string =>
  new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1] ??
  randomBytes(32).toString('base64url');

/** The cookie comes back with sign-ins alone, and no script can read it. */
export const deviceCookie = (key: string, path: string, secure: boolean) =>
  `${name}=${key}; Path=${path}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** Of user and browser together: the table doesn't tell who shares a browser. */
export const hashOfDevice = (userId: string, key: string): Buffer =>
  createHash('sha256').update(`${userId} ${key}`).digest();

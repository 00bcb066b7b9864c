import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const name = 'marketplace-sign-on';
/** The part of the API that gets the cookie: both ends of a sign-in. */
const path = '/api/marketplace/auth';
/** In seconds: a bit longer than an attempt. */
const maxAge = 15 * 60;

/** What tells the browser of an attempt from others; undefined without a cookie. */
export const browserKeyOf = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];

export const newKey = () => randomBytes(32).toString('base64url');

/** Lax: it is sent when the provider sends the browser back. No script can read it. */
export const browserCookie = (key: string, secure: boolean) =>
  `${name}=${key}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Only hashes are stored. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

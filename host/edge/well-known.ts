import { Type } from '@marketplace/shared/contracts';
import { tryRead } from '@marketplace/shared/reading';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../src/routing/base-path.ts';
import { foundIn, type DataReader } from './data-answer.ts';

interface Options {
  read: DataReader;
  originOf: (request: FastifyRequest) => string;
}

const WithSupport = Type.Object({ supportEmail: Type.String() });

const HOUR = 3_600;
const DAY_MS = 86_400_000;
/** For how long security.txt is good; RFC 9116 advises less than a year. */
const GOOD_DAYS = 90;
/** Timeout in milliseconds. Without the company's address there is still the contact page. */
const PATIENCE = 2_000;

/** The same for all of a day, so that caches agree. */
const expires = () => new Date((Math.floor(Date.now() / DAY_MS) + GOOD_DAYS) * DAY_MS).toISOString();

const isAddress = (email: string) => /^[^\s@]+@[^\s@]+$/.test(email);

/**
 * What programs look for at fixed addresses: whom to tell about a vulnerability (RFC 9116), and where a password is
 * changed (https://w3c.github.io/webappsec-change-password-url/). Anything else there is a 404, as that draft requires.
 */
export const registerWellKnown = (app: FastifyInstance, { read, originOf }: Options) => {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const company = tryRead(WithSupport, foundIn(await read('/tex-admin/company-master', PATIENCE)));
    const origin = originOf(request);
    const email = company?.supportEmail ?? '';
    const lines = [
      ...(isAddress(email) ? [`Contact: mailto:${encodeURI(email)}`] : []),
      `Contact: ${origin}${BASE_PATH}/contactus`,
      `Expires: ${expires()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR}`)
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(`${BASE_PATH}/profile#password`, 302));
};

import { lookup as resolve } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The address lies inside our network, where no provider is looked for. */
export class InsideAddressError extends Error {
  override name = 'InsideAddressError';
}

interface Guard {
  /** Outside production a provider may run on the same machine, without TLS. */
  allowInside: boolean;
}

interface Outgoing {
  method?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** More than any discovery document, key set or token answer needs. */
const mostBytes = 512 * 1024;
const timeoutMs = 10_000;

/**
 * A fetch that reaches the public internet only. The name is resolved here and the connection made to the address that
 * was looked at, so that a second answer of the DNS changes nothing. Follows no redirects.
 */
export const guardedFetch =
  ({ allowInside }: Guard) =>
  async (address: string, { method = 'GET', headers = {}, body, signal }: Outgoing): Promise<Response> => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!allowInside && isIP(host) && !isPublicAddress(host)) throw new InsideAddressError(host);
    if (!allowInside && url.protocol !== 'https:') throw new InsideAddressError('not https');
    const options: RequestOptions = {
      method,
      headers,
      agent: false,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      ...(allowInside ? {} : { lookup: lookupOutside }),
    };
    return send(url, options, textOf(body));
  };

const textOf = (body: unknown): string | undefined =>
  body instanceof URLSearchParams || typeof body === 'string' ? body.toString() : undefined;

/** Refuses a name as soon as one of its addresses is inside: whoever answers so means no good. */
const lookupOutside: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new InsideAddressError(hostname), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

function send(url: URL, options: RequestOptions, body: string | undefined): Promise<Response> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((settle, fail) => {
    const outgoing = request(url, options, (answer) => {
      read(answer).then(settle, fail);
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new Error('The answer is larger than allowed.');
    parts.push(part);
  }
  const { statusCode: status = 502, headers } = answer;
  const type = headers['content-type'];
  const challenge = headers['www-authenticate'];
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(parts), {
    status,
    headers: { ...(type && { 'content-type': type }), ...(challenge && { 'www-authenticate': challenge }) },
  });
}

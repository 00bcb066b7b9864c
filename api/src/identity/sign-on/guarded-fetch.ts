import { lookup as resolve } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The address is inside our network, where nothing may be requested. */
export class InsideAddressError extends Error {
  override name = 'InsideAddressError';
}

interface Guard {
  /** Outside production the other side may run on the same machine, without TLS. */
  allowInside: boolean;
  /** Of the response. By default more than any discovery document, key set or token response needs. */
  mostBytes?: number;
  /** Stops reading there, instead of refusing the response. */
  cut?: boolean;
}

interface Outgoing {
  method?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

const usualMostBytes = 512 * 1024;
const timeoutMs = 10_000;

/**
 * A fetch that only reaches the public internet. The name is resolved here, and the connection uses the checked
 * address, so that a second DNS response changes nothing. Follows no redirects.
 */
export const guardedFetch =
  ({ allowInside, ...limits }: Guard) =>
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
    return send(url, options, { body: textOf(body), ...limits });
  };

const textOf = (body: unknown): string | undefined =>
  body instanceof URLSearchParams || typeof body === 'string' ? body.toString() : undefined;

/** Refuses a name as soon as one of its addresses is internal: such a response is malicious. */
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

interface Exchange extends Omit<Guard, 'allowInside'> {
  body: string | undefined;
}

function send(url: URL, options: RequestOptions, { body, ...limits }: Exchange): Promise<Response> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((settle, fail) => {
    const outgoing = request(url, options, (answer) => {
      read(answer, limits).then(settle, fail);
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

async function read(
  answer: IncomingMessage,
  { mostBytes = usualMostBytes, cut = false }: Omit<Guard, 'allowInside'>,
): Promise<Response> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes && !cut) throw new Error('The answer is larger than allowed.');
    parts.push(part);
    if (size >= mostBytes && cut) break;
  }
  const { statusCode: status = 502, headers } = answer;
  const told = ['content-type', 'www-authenticate', 'retry-after'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const content = Buffer.concat(parts).subarray(0, mostBytes);
  return new Response([204, 205, 304].includes(status) ? null : content, { status, headers: Object.fromEntries(told) });
}

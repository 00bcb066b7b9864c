import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** How far the clock of the provider may be off, in seconds. */
const TOLERANCE = 300;

interface SignedDelivery {
  /** Of the delivery; the same for each attempt. */
  id: string;
  /** Takes the body as it arrives. */
  update: (chunk: Buffer) => void;
  /** Whether the body so far is signed by one of the secrets. */
  isSigned: () => boolean;
}

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '');

/**
 * A delivery signed as Standard Webhooks describes it; undefined if its headers are missing, malformed or from another
 * time. The bytes themselves are signed, because a mail need not be UTF-8 text.
 */
export function signedDelivery(
  headers: IncomingHttpHeaders,
  secrets: Buffer[],
  now = Date.now(),
): SignedDelivery | undefined {
  const id = one(headers['webhook-id']);
  const timestamp = one(headers['webhook-timestamp']);
  const given = one(headers['webhook-signature'])
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice(3), 'base64'));
  const isInTime = /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1_000 - Number(timestamp)) <= TOLERANCE;
  if (!/^[\x21-\x7e]{1,200}$/.test(id) || !isInTime || given.length === 0) return undefined;
  const hashes: Hmac[] = secrets.map((secret) => createHmac('sha256', secret).update(`${id}.${timestamp}.`));
  return {
    id,
    update: (chunk) => {
      for (const hash of hashes) hash.update(chunk);
    },
    isSigned: () => {
      const expected = hashes.map((hash) => hash.digest());
      return expected.some((own) => given.some((their) => their.length === own.length && timingSafeEqual(their, own)));
    },
  };
}

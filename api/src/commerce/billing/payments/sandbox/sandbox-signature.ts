import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (key: string, seconds: string, body: string) =>
  createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');

/** How old a signature may be, in seconds. */
const MOST_AGE = 300;

/** Signs an event as Stripe does: time and HMAC-SHA-256. */
export const signatureOf = (key: string, body: string, now = Date.now()): string => {
  const seconds = String(Math.floor(now / 1_000));
  return `t=${seconds},v1=${sign(key, seconds, body)}`;
};

export function isSigned(key: string, body: string, signature: string, now = Date.now()): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (given === '' || Math.abs(now / 1_000 - Number(seconds)) > MOST_AGE) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(key, seconds, body)));
}

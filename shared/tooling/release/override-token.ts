import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token allows: these releases, by application, and another channel, until it expires. */
export interface OverrideGrant {
  releases: Record<string, string>;
  channel?: string;
  /** In milliseconds since 1970. */
  expires: number;
}

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

/** A token that can only be made with the secret. */
export const signOverride = (grant: OverrideGrant, secret: string): string => {
  const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${text}.${sign(text, secret).toString('base64url')}`;
};

/** What a token grants now; null if it is forged, broken or expired. */
export const readOverride = (token: string, secret: string, now = Date.now()): OverrideGrant | null => {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(text, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as OverrideGrant;
  return grant.expires > now ? grant : null;
};

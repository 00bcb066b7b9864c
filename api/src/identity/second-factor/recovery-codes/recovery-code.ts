import { randomBytes } from 'node:crypto';
import { hashOfToken } from '../../../operations/index.ts';

/** Crockford's base32: no I, L, O or U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 24;

/** 120 random bits, which a plain hash protects: `7Q2M-XK4D-...`. */
export function newRecoveryCode(): string {
  const code = [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
  return code.match(/.{4}/g)?.join('-') ?? code;
}

/** The hash of a typed code, ignoring case, spaces and lookalikes. Undefined if it can't be one. */
export function hashOfRecoveryCode(userId: string, typed: string): Buffer | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return code.length === length ? hashOfToken(`${userId} ${code}`) : undefined;
}

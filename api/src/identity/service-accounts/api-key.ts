import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PATTERN } from '@marketplace/shared/contracts';

/** The start of every key, so that scanners recognize one published by mistake. */
const keyPrefix = 'texk_';

/** Whether this is meant to be a key, rather than an access token. */
export const isApiKey = (text: string) => text.startsWith(keyPrefix);

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Base-62 digits of 256 bits, and of the 32 of the checksum. */
const randomLength = 43;
const checksumLength = 6;
const wellFormed = new RegExp(API_KEY_PATTERN);

function inBase62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (; rest > 0n; rest /= 62n) text = (digits[Number(rest % 62n)] ?? '') + text;
  return text.padStart(length, '0');
}

const checksumOf = (random: string) => inBase62(BigInt(crc32(random)), checksumLength);

/** A new key: the prefix, 256 random bits, and a checksum that reveals typing errors without a lookup. */
export function newApiKey(): string {
  const random = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), randomLength);
  return keyPrefix + random + checksumOf(random);
}

/** Whether this could be a key, by its form and checksum. */
export function couldBeApiKey(text: string): boolean {
  if (!wellFormed.test(text)) return false;
  const random = text.slice(keyPrefix.length, -checksumLength);
  return checksumOf(random) === text.slice(-checksumLength);
}

/** What lists show of a key: enough to tell keys apart, too little to guess one. */
export const hintOf = (key: string) => `${key.slice(0, keyPrefix.length + 4)}…${key.slice(-4)}`;

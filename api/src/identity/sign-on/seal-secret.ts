import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 1;
const ivLength = 12;
const tagLength = 16;
const headLength = 1 + ivLength + tagLength;

const keyOf = (secretsKey: string) =>
  Buffer.from(hkdfSync('sha256', secretsKey, '', 'marketplace identity provider secret', 32));

/** AES-256-GCM with a key that only the server knows, bound to its owner: it can't be moved to another row. */
export function sealSecret(secretsKey: string, owner: string, secret: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretsKey), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), sealed]);
}

/** Undefined if it was sealed with another key, for another owner, or is damaged. */
export function openSecret(secretsKey: string, owner: string, sealed: Buffer): string | undefined {
  if (sealed.length < headLength || sealed[0] !== version) return undefined;
  try {
    const iv = sealed.subarray(1, 1 + ivLength);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secretsKey), iv, { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(1 + ivLength, headLength));
    return Buffer.concat([decipher.update(sealed.subarray(headLength)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

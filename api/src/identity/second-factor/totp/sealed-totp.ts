import { eq } from 'drizzle-orm';
import type { ApiConfig } from '../../../config.ts';
import { totpSecrets, type Transaction, users } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';
import { openSecret, sealSecret } from '../../sign-on/seal-secret.ts';

type Config = Pick<ApiConfig, 'secretsKey'>;

/** The seal is valid only for this user, and for no identity provider. */
const ownerOf = (userId: string) => `totp:${userId}`;

/** @throws ApiError 409 on a server without a key */
export function sealTotp({ secretsKey }: Config, userId: string, secret: string): Buffer {
  if (secretsKey !== undefined) return sealSecret(secretsKey, ownerOf(userId), secret);
  throw new ApiError(
    409,
    'no_secrets_key',
    "Authenticator apps aren't available because this server has no SECRETS_KEY. Use a passkey or tell your administrator.",
  );
}

/** @throws ApiError 409 if it was sealed with another key */
export function openTotp({ secretsKey }: Config, userId: string, sealed: Buffer): string {
  const secret = secretsKey === undefined ? undefined : openSecret(secretsKey, ownerOf(userId), sealed);
  if (secret !== undefined) return secret;
  throw new ApiError(
    409,
    'secret_unreadable',
    'The server can no longer check codes from your authenticator app. Use another method or tell your administrator.',
  );
}

interface Keys {
  oldKey: string;
  newKey: string;
}

/**
 * Seals every secret with the new key. Returns how many were sealed with the old one.
 * @returns also the email of a user whose secret neither key opens
 */
export async function resealTotp(tx: Transaction, { oldKey, newKey }: Keys) {
  const { userId, secret } = totpSecrets;
  const rows = await tx
    .select({ userId, secret, email: users.email })
    .from(totpSecrets)
    .innerJoin(users, eq(users.id, userId))
    .orderBy(userId)
    .for('update', { of: totpSecrets });
  let resealed = 0;
  for (const row of rows) {
    const owner = ownerOf(row.userId);
    if (openSecret(newKey, owner, row.secret) !== undefined) continue;
    const opened = openSecret(oldKey, owner, row.secret);
    if (opened === undefined) return { resealed, unreadable: row.email };
    await tx
      .update(totpSecrets)
      .set({ secret: sealSecret(newKey, owner, opened) })
      .where(eq(userId, row.userId));
    resealed += 1;
  }
  return { resealed, unreadable: undefined };
}

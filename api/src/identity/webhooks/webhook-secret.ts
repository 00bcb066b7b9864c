import { randomBytes } from 'node:crypto';
import type { ApiConfig } from '../../config.ts';
import type { webhookEndpoints } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { openSecret, sealSecret } from '../sign-on/seal-secret.ts';

type Keys = Pick<ApiConfig, 'secretsKey'>;

/** Secrets of webhooks are sealed for this owner. */
export const sealedFor = (endpointId: string) => `webhook:${endpointId}`;

/** A new secret as Standard Webhooks writes it, and sealed. @throws ApiError 409 without a key to seal it with */
export function newSecret({ secretsKey }: Keys, endpointId: string): Buffer {
  if (secretsKey) return sealSecret(secretsKey, sealedFor(endpointId), `whsec_${randomBytes(32).toString('base64')}`);
  throw new ApiError(
    409,
    'no_secrets_key',
    'The server has no SECRETS_KEY to encrypt the secret with. Set it and restart.',
  );
}

type Sealed = Pick<typeof webhookEndpoints.$inferSelect, 'id' | 'secret' | 'previousSecret' | 'previousUntil'>;

/** The secrets that sign now: the current one, and the last one during overlap. @throws Error if the key differs */
export function secretsOf({ secretsKey }: Keys, endpoint: Sealed, now: Date): [present: string, previous?: string] {
  const open = (sealed: Buffer) => {
    const secret = openSecret(secretsKey ?? '', sealedFor(endpoint.id), sealed);
    if (secret === undefined) throw new Error("SECRETS_KEY doesn't decrypt the secret of a webhook.");
    return secret;
  };
  const { secret, previousSecret, previousUntil } = endpoint;
  const overlaps = previousSecret && previousUntil && previousUntil > now;
  return overlaps ? [open(secret), open(previousSecret)] : [open(secret)];
}

import type { ApiConfig } from '../../config.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

type Config = Pick<ApiConfig, 'secretsKey'>;

const ownerOf = (providerId: string, subject: string) => `id-token:${providerId}:${subject}`;

/** The ID token identifies a person: it is kept sealed, for the sign-out at the provider. Null without a key. */
export const sealIdToken = (
  { secretsKey }: Config,
  providerId: string,
  { subject, idToken }: { subject: string; idToken: string },
): Buffer | null => (secretsKey === undefined ? null : sealSecret(secretsKey, ownerOf(providerId, subject), idToken));

/** Undefined if it was sealed with another key. */
export const openIdToken = (
  { secretsKey }: Config,
  providerId: string,
  { subject, idToken }: { subject: string; idToken: Buffer | null },
): string | undefined =>
  secretsKey === undefined || !idToken ? undefined : openSecret(secretsKey, ownerOf(providerId, subject), idToken);

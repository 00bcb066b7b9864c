import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import type { ApiConfig } from '../../config.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { openSecret } from './seal-secret.ts';
import type { ProviderRow } from './provider-store.ts';
import { SignOnRefusal } from './sign-on-refusal.ts';

type Config = Pick<ApiConfig, 'secretsKey' | 'signOnInside'>;

/** Seconds by which the clocks of provider and marketplace may differ. */
const clocksDiffer = 30;

/** As the provider wants it; in the header unless it only takes the body. */
const authenticateWith =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const inBody = methods !== undefined && !methods.includes('client_secret_basic');
    (inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...rest);
  };

/**
 * Reads the provider's OpenID configuration, every time: keys and addresses may change.
 * @throws the client's errors if it can't be fetched or is invalid
 */
export async function discover(
  { signOnInside }: Pick<Config, 'signOnInside'>,
  issuer: string,
  clientId: string,
  secret: string,
): Promise<Configuration> {
  const fetch = guardedFetch({ allowInside: signOnInside });
  const configuration = await discovery(
    new URL(issuer),
    clientId,
    { [clockTolerance]: clocksDiffer },
    authenticateWith(secret),
    { [customFetch]: fetch, ...(signOnInside && { execute: [allowInsecureRequests] }) },
  );
  // The signature of the ID token is checked even though it came over TLS.
  enableNonRepudiationChecks(configuration);
  return configuration;
}

/** @throws SignOnRefusal */
export async function clientOf(config: Config, provider: ProviderRow): Promise<Configuration> {
  const secret = openSecret(config.secretsKey ?? '', provider.id, provider.clientSecret);
  if (secret === undefined) throw new SignOnRefusal('secret_unreadable');
  try {
    return await discover(config, provider.issuer, provider.clientId, secret);
  } catch (cause) {
    throw new SignOnRefusal('unreachable', { cause });
  }
}

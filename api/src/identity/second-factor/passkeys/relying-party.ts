import type { ApiConfig } from '../../../config.ts';

/**
 * Whose passkeys these are: the host of PUBLIC_URL, without port. Browsers also let its subdomains use them; those in
 * ALLOWED_HOSTS are allowed.
 */
export function relyingPartyOf({ publicUrl, allowedHosts }: Pick<ApiConfig, 'publicUrl' | 'allowedHosts'>) {
  const { hostname: rpID, protocol, origin } = new URL(publicUrl);
  const below = allowedHosts
    .map((host) => new URL(`${protocol}//${host}`))
    .filter(({ hostname }) => hostname === rpID || hostname.endsWith(`.${rpID}`));
  return { rpID, origins: [...new Set([origin, ...below.map((url) => url.origin)])] };
}

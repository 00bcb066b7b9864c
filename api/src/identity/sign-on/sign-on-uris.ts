import type { ApiConfig } from '../../config.ts';

/** An address of single sign-on that a provider, or a browser coming from it, requests. */
export const signOnUri = ({ publicUrl }: Pick<ApiConfig, 'publicUrl'>, path: string) =>
  `${publicUrl}/api/marketplace/auth/sign-on/${path}`;

/**
 * Where a provider sends people back to after a sign-in. An address of its own tells its answers from those of other
 * providers (RFC 9700, section 4.4.2); older providers share the address without a key.
 */
export const redirectUriOf = (config: Pick<ApiConfig, 'publicUrl'>, redirectKey: string | null) =>
  signOnUri(config, redirectKey === null ? 'callback' : `callback/${redirectKey}`);
/** Where they send people back to after a sign-out there. */
export const signedOutUriOf = (config: Pick<ApiConfig, 'publicUrl'>) => signOnUri(config, 'signed-out');

import type { ApiConfig } from '../../config.ts';

/** An address of single sign-on that a provider, or a browser coming from it, requests. */
export const signOnUri = ({ publicUrl }: Pick<ApiConfig, 'publicUrl'>, path: string) =>
  `${publicUrl}/api/marketplace/auth/sign-on/${path}`;

/** Where providers send people back to: after a sign-in, and after a sign-out there. */
export const redirectUriOf = (config: Pick<ApiConfig, 'publicUrl'>) => signOnUri(config, 'callback');
export const signedOutUriOf = (config: Pick<ApiConfig, 'publicUrl'>) => signOnUri(config, 'signed-out');

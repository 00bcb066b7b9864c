import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';

interface Options {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Where it reports sign-outs; nowhere by default. */
  backChannelLogoutUri?: string;
  /** By the login that people enter; the password doesn't matter. */
  accounts: Record<string, AccountClaims>;
}

/** A real OpenID Connect provider, without a disk, on a free port: prints its address, and serves until stopped. */
const { clientId, clientSecret, redirectUri, backChannelLogoutUri, accounts } = JSON.parse(
  process.argv[2] ?? '{}',
) as Options;

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [redirectUri.replace('/callback', '/signed-out')],
      ...(backChannelLogoutUri && {
        backchannel_logout_uri: backChannelLogoutUri,
        backchannel_logout_session_required: true,
      }),
    },
  ],
  features: { backchannelLogout: { enabled: true } },
  // Its own dispatcher refuses addresses of this machine.
  fetch: (url, { dispatcher: _, ...options }: RequestInit & { dispatcher?: unknown } = {}) => fetch(url, options),
  pkce: { required: () => true },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
  scopes: ['openid', 'email', 'profile', 'groups'],
  cookies: { keys: ['of a test'] },
  findAccount: (_context, login) => {
    const claims = accounts[login];
    return claims && { accountId: login, claims: () => claims };
  },
});
// The storefront draws the end of its address when a provider is added, after this one has started.
provider.Client.prototype.redirectUriAllowed = (uri) => uri === redirectUri || uri.startsWith(`${redirectUri}/`);
server.on('request', provider.callback());
process.stdout.write(`${JSON.stringify({ issuer })}\n`);
// The process that started it is gone.
process.stdin.on('end', () => process.exit(0)).resume();

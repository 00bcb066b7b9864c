import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';

interface Options {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** By the login that people enter; the password doesn't matter. */
  accounts: Record<string, AccountClaims>;
}

/** A real OpenID Connect provider, without a disk, on a free port: says where it is, and serves until it is ended. */
const { clientId, clientSecret, redirectUri, accounts } = JSON.parse(process.argv[2] ?? '{}') as Options;

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
  pkce: { required: () => true },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
  scopes: ['openid', 'email', 'profile', 'groups'],
  cookies: { keys: ['of a test'] },
  findAccount: (_context, login) => {
    const claims = accounts[login];
    return claims && { accountId: login, claims: () => claims };
  },
});
server.on('request', provider.callback());
process.stdout.write(`${JSON.stringify({ issuer })}\n`);
// Whoever started it is gone.
process.stdin.on('end', () => process.exit(0)).resume();

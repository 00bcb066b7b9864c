import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import { type Database, identityProviders, providerSessions } from '../../db/index.ts';
import { openIdToken } from './id-token.ts';
import { signedOutUriOf } from './sign-on-uris.ts';

/** In characters; a longer one would make addresses longer than servers accept. */
const longestHint = 4_000;

/**
 * Where the browser goes to sign out at the provider of a session (OpenID Connect RP-Initiated Logout); undefined if
 * there is no such page.
 */
export async function signOutUrlOf(
  { db, config }: { db: Database; config: ApiConfig },
  sessionId: string,
): Promise<string | undefined> {
  const [known] = await db
    .select({ session: providerSessions, clientId: identityProviders.clientId })
    .from(providerSessions)
    .innerJoin(identityProviders, eq(identityProviders.id, providerSessions.providerId))
    .where(eq(providerSessions.sessionId, sessionId));
  const url = known?.session.endSessionUrl;
  if (!known || !url || !isPage(url, config)) return undefined;
  const idToken = openIdToken(config, known.session.providerId, known.session);
  const address = new URL(url);
  const query = {
    client_id: known.clientId,
    ...(idToken !== undefined && idToken.length <= longestHint && { id_token_hint: idToken }),
    post_logout_redirect_uri: signedOutUriOf(config),
    // Nothing depends on its value when the browser comes back.
    state: randomBytes(16).toString('base64url'),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

const isPage = (url: string, { signOnInside }: ApiConfig) =>
  URL.canParse(url) && (signOnInside ? /^https?:$/ : /^https:$/).test(new URL(url).protocol);

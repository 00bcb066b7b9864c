import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./identity-provider-program.ts', import.meta.url));

interface Options {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  backChannelLogoutUri?: string;
  accounts: Record<string, { sub: string } & Record<string, unknown>>;
}

export interface IdentityProviderServer {
  issuer: string;
  close: () => Promise<void>;
}

/** Starts a real OpenID Connect provider, which insists on PKCE, in a separate process. */
export async function startIdentityProvider(options: Options): Promise<IdentityProviderServer> {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const issuer = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve((JSON.parse(line) as { issuer: string }).issuer),
    );
    child.once('exit', (code) => reject(new Error(`The provider did not start (${code}).\n${said}`)));
  });
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  };
  return { issuer, close };
}

/** A browser at the provider: it keeps cookies, and knows no other site. */
export function openProviderBrowser() {
  const cookies = new Map<string, string>();
  /** Opens a page of the provider; returns where it leads. */
  const visit = async (url: string, form?: Record<string, string>) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    return { next: location && new URL(location, url).href, text: await answer.text(), status: answer.status };
  };
  /** Signs in as a person would; returns where the provider sends the browser back to. */
  const signIn = async (authorizationUrl: string, login: string): Promise<string> => {
    let at = authorizationUrl;
    const { origin } = new URL(authorizationUrl);
    for (let step = 0; step < 12; step += 1) {
      const page = await visit(at);
      const prompt = /name="prompt" value="(\w+)"/.exec(page.text)?.[1];
      const next = page.next ?? (prompt && (await visit(at, { prompt, login, password: 'any' })).next);
      if (!next) throw new Error(`The provider refused with ${page.status}: ${page.text.slice(0, 400)}`);
      if (!next.startsWith(origin)) return next;
      at = next;
    }
    throw new Error('The provider never sent the browser back.');
  };
  /** Confirms the sign-out there; returns where the provider sends the browser back to. */
  const signOut = async (endSessionUrl: string): Promise<string> => {
    const { text } = await visit(endSessionUrl);
    const [, action = ''] = /<form[^>]+action="([^"]+)"/.exec(text) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(text) ?? [];
    const { next } = await visit(action, { xsrf, logout: 'yes' });
    return next ?? '';
  };
  return { signIn, signOut };
}

export const signInAtProvider = (authorizationUrl: string, login: string): Promise<string> =>
  openProviderBrowser().signIn(authorizationUrl, login);

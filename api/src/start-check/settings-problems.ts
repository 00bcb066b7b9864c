import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { isLoopback } from '../demo-warning.ts';

/** What each of these must be, or be other than, in production: one sentence with what to do. */
export function settingsProblems(env: NodeJS.ProcessEnv): string[] {
  return [...publicUrlProblems(env), ...mailProblems(env), ...secretProblems(env)];
}

/** Of the edge, too. */
export function publicUrlProblems({ PUBLIC_URL }: NodeJS.ProcessEnv): string[] {
  if (!PUBLIC_URL)
    return ["PUBLIC_URL isn't set. Set it to the address that people open, such as https://market.example."];
  const url = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL) : undefined;
  if (url?.protocol !== 'http:' || isLoopback(url.hostname)) return [];
  return [`PUBLIC_URL is ${PUBLIC_URL}, so passwords would be sent unencrypted. Use an https address.`];
}

function mailProblems({ SMTP_URL }: NodeJS.ProcessEnv): string[] {
  if (!SMTP_URL)
    return [
      "SMTP_URL isn't set, so emails couldn't be sent. Set it to your mail server, such as smtps://user:password@mail.example.",
    ];
  if (/^smtps?:$/.test(URL.canParse(SMTP_URL) ? new URL(SMTP_URL).protocol : '')) return [];
  return [
    'SMTP_URL must be the address of a mail server that begins with smtp:// or smtps://, such as smtps://user:password@mail.example.',
  ];
}

function secretProblems(env: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  const { SECRETS_KEY, DATABASE_URL = '' } = env;
  if (!SECRETS_KEY)
    problems.push(
      "SECRETS_KEY isn't set. Set it to 32 or more random characters, and keep them safe, for example from `openssl rand -base64 32`.",
    );
  const known = new Set([...knownSecrets(), ...usualPasswords]);
  const password = URL.canParse(DATABASE_URL) ? decodeURIComponent(new URL(DATABASE_URL).password) : '';
  const given = {
    SECRETS_KEY,
    AWS_SECRET_ACCESS_KEY: env.AWS_SECRET_ACCESS_KEY,
    'The password in DATABASE_URL': password,
  };
  for (const [name, secret] of Object.entries(given))
    if (secret && known.has(secret)) problems.push(`${name} is well known. Choose another.`);
  return problems;
}

const usualPasswords = ['postgres', 'password', 'marketplace', 'secret', 'admin', 'changeme'];

/** The secrets of the demo; its file may be missing in production. */
function knownSecrets(): string[] {
  const read = () => {
    try {
      return readFileSync(new URL('../../demo.env', import.meta.url), 'utf8');
    } catch {
      return '';
    }
  };
  const { POSTGRES_PASSWORD = '', STORE_PASSWORD = '', SECRETS_KEY = '' } = parseEnv(read());
  return [POSTGRES_PASSWORD, STORE_PASSWORD, SECRETS_KEY];
}

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.ts';

export interface ApiConfig {
  production: boolean;
  /** Embedded database, uploads and connection file live here. */
  dataDir: string;
  /** Another PostgreSQL in place of the embedded one. */
  databaseUrl: string | undefined;
  /** Connections that one process may open. */
  databasePoolSize: number;
  host: string;
  port: number;
  logLevel: string;
  /** Hops or addresses of the proxies in front, in Fastify's notation; without it X-Forwarded-* is ignored. */
  trustProxy: string | undefined;
  /** Origins besides the server's own that may change data. */
  allowedOrigins: string[];
  /** The origin that links in e-mails lead to. */
  publicUrl: string;
  /** As e-mails name the marketplace. */
  brand: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Failed sign-ins within 15 minutes. */
  loginAttemptsPerAccount: number;
  loginAttemptsPerAddress: number;
  /** Requests a minute and address on the public forms and reports. */
  publicPostsPerMinute: number;
  /** Above this the server answers 503 rather than queueing; 0 switches the check off. */
  maxEventLoopDelayMs: number;
}

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

export function readConfig(env: NodeJS.ProcessEnv = process.env): ApiConfig {
  const port = number(env, 'PORT', 4000);
  const brand = env.BRAND || 'TEX Marketplace';
  return {
    production: env.NODE_ENV === 'production',
    dataDir: resolve(repositoryRoot, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    databasePoolSize: number(env, 'DATABASE_POOL_SIZE', 20),
    host: env.HOST || '127.0.0.1',
    port,
    logLevel: env.LOG_LEVEL || (env.NODE_ENV === 'test' ? 'silent' : 'warn'),
    trustProxy: env.TRUST_PROXY || undefined,
    allowedOrigins: list(env.ALLOWED_ORIGINS),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, ''),
    brand,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || `${brand} <no-reply@tex.example>`,
    loginAttemptsPerAccount: number(env, 'LOGIN_ATTEMPTS_PER_ACCOUNT', 10),
    loginAttemptsPerAddress: number(env, 'LOGIN_ATTEMPTS_PER_ADDRESS', 100),
    publicPostsPerMinute: number(env, 'PUBLIC_POSTS_PER_MINUTE', 60),
    maxEventLoopDelayMs: number(env, 'MAX_EVENT_LOOP_DELAY_MS', 3000),
  };
}

function number(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new StartError(`${name} must be a whole number, but is "${text}".`);
  return Number(text);
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

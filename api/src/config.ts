import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.ts';
import type { S3Config } from './operations/index.ts';

export interface ApiConfig {
  production: boolean;
  /** Folder for the embedded database, uploads and the connection file. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** A read replica of it, for reads of the catalogue. */
  databaseReadUrl: string | undefined;
  /** Maximum connections per process. */
  databasePoolSize: number;
  /** A bucket for uploaded files, like `s3://bucket/prefix`, instead of the data folder. */
  uploadStore: string | undefined;
  s3: S3Config;
  host: string;
  port: number;
  logLevel: string;
  /** Number or addresses of the proxies in front, in Fastify's notation. Without it, X-Forwarded-* is ignored. */
  trustProxy: string | undefined;
  /** Additional origins that may change data. */
  allowedOrigins: string[];
  /** Origins of other sites whose pages embed our pieces and may use the API, without cookies. */
  embedOrigins: string[];
  /** The origin of links in emails. */
  publicUrl: string;
  /** Name of the marketplace in emails. */
  brand: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Failed sign-ins within 15 minutes. */
  loginAttemptsPerAccount: number;
  loginAttemptsPerAddress: number;
  /** Encrypts the secrets of identity providers. Undefined only in production, which has no default. */
  secretsKey: string | undefined;
  /** Allows identity providers on this machine or its network, and without TLS. Never in production. */
  signOnInside: boolean;
  /** Requests per minute and address on the public forms and reports. */
  publicPostsPerMinute: number;
  /** Above this delay the server responds 503 instead of queueing; 0 turns the check off. */
  maxEventLoopDelayMs: number;
  /** How many days audit events are kept; 0 keeps them forever. */
  auditRetentionDays: number;
  /** Timeout for receiving a complete request, in milliseconds; slow uploads are cut off. */
  requestTimeoutMs: number;
  /** How long `/readyz` reports shutdown to balancers, and running jobs may finish, before the server stops listening. */
  drainMs: number;
  /** Whether scheduled jobs run. */
  scheduledJobs: boolean;
}

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

export function readConfig(env: NodeJS.ProcessEnv = process.env): ApiConfig {
  const port = number(env, 'PORT', 4000);
  const production = env.NODE_ENV === 'production';
  const brand = env.BRAND || 'TEX Marketplace';
  return {
    production,
    dataDir: resolve(repositoryRoot, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseReadUrl: env.DATABASE_READ_URL || undefined,
    databasePoolSize: number(env, 'DATABASE_POOL_SIZE', 20),
    uploadStore: env.UPLOAD_STORE || undefined,
    s3: { endpoint: env.S3_ENDPOINT || undefined, region: env.S3_REGION || 'us-east-1' },
    host: env.HOST || '127.0.0.1',
    port,
    logLevel: env.LOG_LEVEL || (env.NODE_ENV === 'test' ? 'silent' : 'warn'),
    trustProxy: env.TRUST_PROXY || undefined,
    allowedOrigins: list(env.ALLOWED_ORIGINS),
    embedOrigins: origins(env, 'EMBED_ORIGINS'),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, ''),
    brand,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || `${brand} <no-reply@tex.example>`,
    loginAttemptsPerAccount: number(env, 'LOGIN_ATTEMPTS_PER_ACCOUNT', 10),
    loginAttemptsPerAddress: number(env, 'LOGIN_ATTEMPTS_PER_ADDRESS', 100),
    secretsKey: secretsKey(env),
    signOnInside: env.NODE_ENV !== 'production' && env.SIGN_ON_PUBLIC_ONLY !== '1',
    publicPostsPerMinute: number(env, 'PUBLIC_POSTS_PER_MINUTE', 60),
    maxEventLoopDelayMs: number(env, 'MAX_EVENT_LOOP_DELAY_MS', 3000),
    auditRetentionDays: number(env, 'AUDIT_RETENTION_DAYS', 400),
    requestTimeoutMs: number(env, 'REQUEST_TIMEOUT_MS', 60_000),
    drainMs: number(env, 'DRAIN_MS', production ? 5_000 : 0),
    scheduledJobs: env.NODE_ENV !== 'test',
  };
}

export function number(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new StartError(`${name} must be a whole number, but is "${text}".`);
  return Number(text);
}

const leastKeyLength = 32;

function secretsKey(env: NodeJS.ProcessEnv): string | undefined {
  const key = env.SECRETS_KEY || undefined;
  if (key !== undefined && key.length < leastKeyLength)
    throw new StartError(`SECRETS_KEY must have at least ${leastKeyLength} characters.`);
  return key ?? (env.NODE_ENV === 'production' ? undefined : 'of development machines, no secret at all');
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function origins(env: NodeJS.ProcessEnv, name: string): string[] {
  const given = list(env[name]);
  for (const origin of given)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new StartError(`${name} must be origins such as https://shop.example, but has "${origin}".`);
  return given;
}

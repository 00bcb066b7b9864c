import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.ts';
import type { S3Config } from './operations/index.ts';

export interface ApiConfig {
  production: boolean;
  /** Embedded database, uploads and connection file live here. */
  dataDir: string;
  /** Another PostgreSQL in place of the embedded one. */
  databaseUrl: string | undefined;
  /** Connections that one process may open. */
  databasePoolSize: number;
  /** A bucket for uploaded files, like `s3://bucket/prefix`, in place of the data folder. */
  uploadStore: string | undefined;
  s3: S3Config;
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
  /** Seals the secrets of identity providers. Undefined only in production, where there is no default. */
  secretsKey: string | undefined;
  /** Identity providers may be on this machine or its network, and without TLS. Never in production. */
  signOnInside: boolean;
  /** Requests a minute and address on the public forms and reports. */
  publicPostsPerMinute: number;
  /** Above this the server answers 503 rather than queueing; 0 switches the check off. */
  maxEventLoopDelayMs: number;
  /** Who changed what is kept for so many days; 0 keeps it for good. */
  auditRetentionDays: number;
  /** For a whole request to arrive: a slow upload is cut. */
  requestTimeoutMs: number;
  /** From the signal to stop until the server no longer listens: meanwhile `/readyz` says so to balancers, and running jobs end. */
  drainMs: number;
  /** Whether jobs start by the clock. */
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
    databasePoolSize: number(env, 'DATABASE_POOL_SIZE', 20),
    uploadStore: env.UPLOAD_STORE || undefined,
    s3: { endpoint: env.S3_ENDPOINT || undefined, region: env.S3_REGION || 'us-east-1' },
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

function number(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
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

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsReader } from './settings-reader.ts';
import { StartError } from './start-error.ts';
import type { StripeSettings } from './commerce/index.ts';
import type { S3Config } from './operations/index.ts';
import { type InboundMail, readInboundMail } from './inbound-settings.ts';

export interface ApiConfig {
  production: boolean;
  /** Folder for the embedded database, uploads and the connection file. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** The owner of its tables, who changes them; the API itself then needs fewer rights. */
  migrateDatabaseUrl: string | undefined;
  /** A read replica of it, for reads of the catalog. */
  databaseReadUrl: string | undefined;
  /** Maximum connections per process. */
  databasePoolSize: number;
  /** A bucket for uploaded files, such as `s3://bucket/prefix`, instead of the data folder. */
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
  /** Hosts to respond to besides the one of `publicUrl`. */
  allowedHosts: string[];
  /** A folder for scheduled backups; undefined for none. */
  backupTo: string | undefined;
  /** How many days scheduled backups are kept. */
  backupDays: number;
  /** Name of the marketplace in emails. */
  brand: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether the operator chose `mailFrom`; its default is at an example domain. */
  mailFromIsSet: boolean;
  /** Undefined if mail is not received. */
  inboundMail: InboundMail | undefined;
  /** Failed sign-ins within 15 minutes. */
  loginAttemptsPerAccount: number;
  loginAttemptsPerAddress: number;
  /** Encrypts the secrets of identity providers. Undefined only in production, which has no default. */
  secretsKey: string | undefined;
  /** Allows identity providers on this machine or its network, and without TLS. Never in production. */
  signOnInside: boolean;
  /** Allows webhooks to this machine or its network, and without TLS. Never in production. */
  webhooksInside: boolean;
  /** Where the TXT records of email domains are looked up; empty for the servers of this machine. */
  dnsServers: string[];
  /** Requests per minute and address on the public forms and reports. */
  publicPostsPerMinute: number;
  /** Above this delay the server responds 503 instead of queuing; 0 turns the check off. */
  maxEventLoopDelayMs: number;
  /** How many days audit events are kept; 0 keeps them forever. */
  auditRetentionDays: number;
  /** Timeout for receiving a complete request, in milliseconds; slow uploads are cut off. */
  requestTimeoutMs: number;
  /** How long `/readyz` reports shutdown to balancers, and running jobs may finish, before the server stops listening. */
  drainMs: number;
  /** The account that takes payments; undefined without one. */
  stripe: StripeSettings | undefined;
  /** Whether scheduled jobs run. */
  scheduledJobs: boolean;
}

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
const leastKeyLength = 32;

/** @throws StartError that names every invalid setting */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ApiConfig {
  const { config, invalid } = parseConfig(env);
  if (invalid.length > 0) throw new StartError(invalid.join('\n'));
  return config;
}

/** The configuration, with the default in place of every invalid setting, and a sentence about each. */
export function parseConfig(env: NodeJS.ProcessEnv): { config: ApiConfig; invalid: string[] } {
  const { invalid, text, list, number, origins, origin, hosts, proxies, dnsServers } = settingsReader(env);
  const port = number('PORT', 4000);
  const production = env.NODE_ENV === 'production';
  const brand = text('BRAND') ?? 'TEX Marketplace';
  const secretsKey = text('SECRETS_KEY');
  if (secretsKey !== undefined && secretsKey.length < leastKeyLength)
    invalid.push(`SECRETS_KEY must have at least ${leastKeyLength} characters.`);
  if (production && env.WEBHOOKS_INSIDE === '1')
    invalid.push('WEBHOOKS_INSIDE is for tests: in production, webhooks go to the public internet alone. Remove it.');
  const backupTo = text('BACKUP_TO');
  const [stripeKey, stripeWebhookSecret] = [text('STRIPE_SECRET_KEY'), text('STRIPE_WEBHOOK_SECRET')];
  if ((stripeKey === undefined) !== (stripeWebhookSecret === undefined))
    invalid.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  const config: ApiConfig = {
    production,
    dataDir: resolve(repositoryRoot, text('DATA_DIR') ?? '.data'),
    databaseUrl: text('DATABASE_URL'),
    migrateDatabaseUrl: text('MIGRATE_DATABASE_URL'),
    databaseReadUrl: text('DATABASE_READ_URL'),
    databasePoolSize: number('DATABASE_POOL_SIZE', 20),
    uploadStore: text('UPLOAD_STORE'),
    s3: { endpoint: text('S3_ENDPOINT'), region: text('S3_REGION') ?? 'us-east-1' },
    host: text('HOST') ?? '127.0.0.1',
    port,
    logLevel: text('LOG_LEVEL') ?? (env.NODE_ENV === 'test' ? 'silent' : 'warn'),
    trustProxy: proxies('TRUST_PROXY'),
    allowedOrigins: list('ALLOWED_ORIGINS'),
    embedOrigins: origins('EMBED_ORIGINS'),
    publicUrl: origin('PUBLIC_URL', `http://localhost:${port}`),
    allowedHosts: hosts('ALLOWED_HOSTS'),
    backupTo: backupTo === undefined ? undefined : resolve(repositoryRoot, backupTo),
    backupDays: number('BACKUP_DAYS', 30),
    brand,
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM') ?? `${brand} <no-reply@tex.example>`,
    mailFromIsSet: text('MAIL_FROM') !== undefined,
    inboundMail: readInboundMail(text, list, invalid),
    loginAttemptsPerAccount: number('LOGIN_ATTEMPTS_PER_ACCOUNT', 10),
    loginAttemptsPerAddress: number('LOGIN_ATTEMPTS_PER_ADDRESS', 100),
    secretsKey: secretsKey ?? (production ? undefined : 'of development machines, no secret at all'),
    signOnInside: !production && env.SIGN_ON_PUBLIC_ONLY !== '1',
    webhooksInside: !production && env.WEBHOOKS_INSIDE !== '0',
    dnsServers: dnsServers('DNS_SERVERS'),
    publicPostsPerMinute: number('PUBLIC_POSTS_PER_MINUTE', 60),
    maxEventLoopDelayMs: number('MAX_EVENT_LOOP_DELAY_MS', 3000),
    auditRetentionDays: number('AUDIT_RETENTION_DAYS', 400),
    requestTimeoutMs: number('REQUEST_TIMEOUT_MS', 60_000),
    drainMs: number('DRAIN_MS', production ? 5_000 : 0),
    stripe:
      stripeKey && stripeWebhookSecret
        ? { secretKey: stripeKey, webhookSecret: stripeWebhookSecret, apiUrl: text('STRIPE_API_URL') }
        : undefined,
    scheduledJobs: env.NODE_ENV !== 'test',
  };
  return { config, invalid };
}

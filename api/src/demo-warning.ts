import type { ApiConfig } from './config.ts';

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** The warning for a demo that others can reach; undefined if nobody can, and in production. */
export const demoWarning = ({ production, host }: Pick<ApiConfig, 'production' | 'host'>): string | undefined =>
  production || isLoopback(host)
    ? undefined
    : [
        '',
        '!'.repeat(80),
        `WARNING: this is the demo, and it listens on ${host}. Anyone who reaches it can sign in as`,
        'administrator with a well-known password. Set NODE_ENV=production for real use,',
        'or HOST=localhost to keep the demo to this machine.',
        '!'.repeat(80),
        '',
      ].join('\n');

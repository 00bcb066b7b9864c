import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { ApiConfig } from '../config.ts';
import { isLoopback } from '../demo-warning.ts';
import { remember } from './remember.ts';
import { trustedProxies } from './trusted-proxies.ts';

export type HostConfig = Pick<ApiConfig, 'production' | 'publicUrl' | 'allowedHosts' | 'trustProxy'>;

/** How many hosts are remembered: clients can invent more. */
const mostHosts = 100;

const hostnameOf = remember(mostHosts, (host) => new URL(`http://${host}`).hostname.replace(/\.$/, ''));

/**
 * Whether a request names a host of ours: the one of PUBLIC_URL or one of ALLOWED_HOSTS, whatever the port. Outside
 * production also an IP address, which no other site's name can lead to. A trusted proxy names it in X-Forwarded-Host.
 */
export function knownHosts({ production, publicUrl, allowedHosts, trustProxy }: HostConfig) {
  const own = new URL(publicUrl).hostname;
  const names = new Set([own, ...allowedHosts.map(hostnameOf)]);
  const trusts = trustedProxies(trustProxy);

  const isKnown = (hostname: string) =>
    names.has(hostname) ||
    (isLoopback(own) && isLoopback(hostname)) ||
    (!production && isIP(hostname.replace(/^\[|\]$/g, '')) > 0);

  return ({ headers, socket }: IncomingMessage): boolean => {
    const { host, 'x-forwarded-host': given } = headers;
    const forwarded = given === undefined ? undefined : [given].flat().join().split(',').at(-1)?.trim();
    const trusted = forwarded && socket.remoteAddress !== undefined && trusts(socket.remoteAddress, 0);
    return isKnown(hostnameOf((trusted ? forwarded : host) ?? ''));
  };
}

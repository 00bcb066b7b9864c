import { Resolver } from 'node:dns';
import { trustedProxies } from './http/trusted-proxies.ts';

/** Reads variables of the environment. Invalid ones get their default, and a sentence in `invalid`. */
export function settingsReader(env: NodeJS.ProcessEnv) {
  const invalid: string[] = [];

  const text = (name: string): string | undefined => env[name] || undefined;

  const list = (name: string): string[] =>
    (env[name] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);

  const number = (name: string, fallback: number): number => {
    const given = text(name);
    if (given === undefined) return fallback;
    if (/^\d{1,9}$/.test(given)) return Number(given);
    invalid.push(`${name} must be a whole number, but is "${given}".`);
    return fallback;
  };

  const origins = (name: string): string[] => {
    const given = list(name);
    for (const origin of given)
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        invalid.push(`${name} must be origins such as https://shop.example, but has "${origin}".`);
    return given;
  };

  /** Without a slash at the end. */
  const origin = (name: string, fallback: string): string => {
    const given = text(name)?.replace(/\/$/, '');
    if (given === undefined) return fallback;
    if (/^https?:/.test(given) && URL.canParse(given) && new URL(given).origin === given) return given;
    invalid.push(`${name} must be like https://market.example, without a path, but is "${given}".`);
    return fallback;
  };

  /** Host names or addresses, without ports. */
  const hosts = (name: string): string[] => {
    const given = list(name);
    for (const host of given)
      if (
        !URL.canParse(`http://${host}`) ||
        new URL(`http://${host}`).host !== host.toLowerCase() ||
        /:\d+$/.test(host)
      )
        invalid.push(`${name} must be hosts such as market.example, without ports, but has "${host}".`);
    return given.map((host) => host.toLowerCase());
  };

  /** A number of proxies, or their addresses and networks. */
  const proxies = (name: string): string | undefined => {
    const given = text(name);
    try {
      trustedProxies(given);
      return given;
    } catch {
      invalid.push(
        `${name} must be the number of proxies in front, or their addresses such as 10.0.0.0/8, but is "${given}".`,
      );
      return undefined;
    }
  };

  /** Addresses of DNS servers, with a port or without. */
  const dnsServers = (name: string): string[] => {
    const given = list(name);
    try {
      new Resolver().setServers(given);
      return given;
    } catch {
      invalid.push(`${name} must be addresses such as 9.9.9.9 or 127.0.0.1:5353, but is "${given.join(',')}".`);
      return [];
    }
  };

  return { invalid, text, list, number, origins, origin, hosts, proxies, dnsServers };
}

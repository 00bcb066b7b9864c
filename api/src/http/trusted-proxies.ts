import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';

/** Whether a proxy is trusted, by its address and how many hops away it is. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** From a number of hops, or addresses and networks. @throws Error for an invalid address */
export function trustedProxies(text: string | undefined): TrustsProxy {
  if (text === undefined) return () => false;
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  const parts = text.split(',').map((part) => part.trim());
  // The library reads 100 as the address 0.0.0.100.
  const cut = parts.find((part) => /^[\d.]+$/.test(part) && isIP(part) === 0);
  if (cut !== undefined) throw new Error(`invalid IP address: ${cut}`);
  return compile(parts);
}

import { Resolver } from 'node:dns/promises';
import type { ApiConfig } from '../../config.ts';
import { errorCode } from '../../error-code.ts';

const timeoutMs = 3_000;
const tries = 2;
const saysNone = ['ENOTFOUND', 'ENODATA'];

/** The TXT records of a name. Undefined if no server answered, which says nothing about them. */
export async function findRecords(
  { dnsServers }: Pick<ApiConfig, 'dnsServers'>,
  name: string,
): Promise<string[] | undefined> {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return saysNone.includes(errorCode(error)) ? [] : undefined;
  }
}

import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import type { ApiConfig } from '../../config.ts';
import { invalid } from '../../http/index.ts';
import { isPublicAddress } from '../sign-on/public-address.ts';

const usable = 'Enter an address such as https://example.com/webhooks.';
const inside = 'This address is in a private network. Enter a public one.';

/**
 * Refuses an address that nothing would be sent to. It is checked again with each delivery, because a name may lead
 * elsewhere by then.
 * @throws ApiError 400
 */
export async function assertGoodUrl(
  { webhooksInside }: Pick<ApiConfig, 'webhooksInside'>,
  address: string,
): Promise<string> {
  if (!URL.canParse(address)) throw invalid('url', usable);
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(webhooksInside && url.protocol === 'http:'))
    throw invalid('url', `${usable} It must start with https.`);
  if (url.username || url.password)
    throw invalid('url', "Remove the username and password. The signature tells the receiver that it's us.");
  url.hash = '';
  if (!webhooksInside) await assertPublic(url.hostname.replace(/^\[|\]$/g, ''));
  return url.href;
}

async function assertPublic(host: string): Promise<void> {
  const addresses = isIP(host) ? [host] : await addressesOf(host);
  if (!addresses.every(isPublicAddress)) throw invalid('url', inside);
}

async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await promisify(lookup)(host, { all: true })).map(({ address }) => address);
  } catch {
    throw invalid('url', `We couldn't find a server named ${host}. Check the address.`);
  }
}

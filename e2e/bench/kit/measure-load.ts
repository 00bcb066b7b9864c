import type { BrowserContext } from 'playwright';
import { openTab, type Conditions } from './conditions.ts';
import { logNetwork } from './network-log.ts';
import { atRest, readVitals, recordVitals, type Vitals } from './vitals.ts';

export interface Load extends Vitals {
  /** In bytes over the wire, compressed. */
  scripts: number;
  bytes: number;
  requests: number;
  /** Length of the longest chain of requests before the largest paint, including the document. */
  chain: number;
}

/** Opens an address in a new tab and waits until it is quiet, including what it prefetches. */
export const measureLoad = async (context: BrowserContext, url: string, conditions: Conditions): Promise<Load> => {
  const { page, cdp } = await openTab(context, conditions);
  await recordVitals(page);
  const traffic = logNetwork(cdp);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await atRest(page);
  const vitals = await readVitals(page);
  const { scripts, bytes, requests, chainUntil } = traffic();
  await page.close();
  return { ...vitals, scripts, bytes, requests, chain: chainUntil(vitals.lcp) };
};

import type { BrowserContext } from 'playwright';
import { holdTo, type Conditions } from './conditions.ts';
import { logNetwork } from './network-log.ts';
import { saveData } from './save-data.ts';
import { atRest, readVitals, recordVitals, type Vitals } from './vitals.ts';

export interface Load extends Vitals {
  /** In bytes over the wire, compressed. */
  scripts: number;
  bytes: number;
  requests: number;
  /** Links of the longest chain of requests that were made before the largest paint, the document's included. */
  chain: number;
}

/** Opens an address in a new tab of the context, until it has come to rest: also what is loaded ahead for other pages is there. */
export const measureLoad = async (context: BrowserContext, url: string, conditions: Conditions): Promise<Load> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await holdTo(cdp, conditions);
  if (conditions.savesData) await saveData(page);
  await recordVitals(page);
  const traffic = logNetwork(cdp);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await atRest(page);
  const vitals = await readVitals(page);
  const { scripts, bytes, requests, chainUntil } = traffic();
  await page.close();
  return { ...vitals, scripts, bytes, requests, chain: chainUntil(vitals.lcp) };
};

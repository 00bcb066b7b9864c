import type { Transaction } from '../../../db/index.ts';
import { addressKey, countHit, returnHit } from '../../../http/index.ts';
import { isKnownDevice } from '../devices/known-devices.ts';
import { type CodeBrowser, hashOfBrowser } from './code-browser.ts';
import { codesPerAccount } from './recovery-limits.ts';

interface Counter {
  key: string;
  seconds: number;
  most: number;
}

/** The limits for requesting a code for this account in this browser. */
export async function countersOf(tx: Transaction, userId: string, browser: CodeBrowser): Promise<Counter[]> {
  const hash = hashOfBrowser(userId, browser);
  const known = await isKnownDevice(tx, userId, hash);
  const place = known ? `device:${hash.toString('base64url')}` : `address:${addressKey(browser.ip)}`;
  return codesPerAccount.flatMap(({ name, seconds, mostFromOnePlace, mostFromStrangers }) => {
    const key = `recovery:${name}:${userId}`;
    const onePlace = { key: `${key}:${place}`, seconds, most: mostFromOnePlace };
    return known ? [onePlace] : [onePlace, { key, seconds, most: mostFromStrangers }];
  });
}

/** Counts a code. Returns whether it is within all limits. */
export async function countCode(tx: Transaction, counters: Counter[]): Promise<boolean> {
  let allowed = true;
  for (const { key, seconds, most } of counters) {
    const { hits } = await countHit(tx, key, seconds);
    allowed &&= hits <= most;
  }
  return allowed;
}

export async function uncountCode(tx: Transaction, counters: Counter[]): Promise<void> {
  for (const { key } of counters) await returnHit(tx, key);
}

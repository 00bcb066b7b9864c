import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { BUYER } from './fill-cart.ts';
import { signIn } from './sign-in.ts';

/** A visitor's conditions: device, network, browser preferences, account, and what the catalog holds. */
export interface Conditions {
  name: string;
  screen: BrowserContextOptions;
  /** Slowdown of the processor. */
  cpuSlowdown: number;
  /** Bits per second, and round-trip time in milliseconds; not limited by default. */
  network?: { down: number; up: number; latency: number };
  /** The visitor wants to save data, so nothing is loaded ahead. */
  savesData?: boolean;
  /** Signed in with this email. */
  account?: string;
  /** With 1,440 real modules in addition to the demo's. */
  realCatalog?: boolean;
  /** HTTP/2 over TLS instead of HTTP/1.1. */
  http2?: boolean;
}

export const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const narrow: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A mid-range phone on a slow mobile network, as Lighthouse defines it. */
const phone: Omit<Conditions, 'name'> = {
  screen: narrow,
  cpuSlowdown: 4,
  network: { down: 1_600_000, up: 750_000, latency: 150 },
};
const desktop: Omit<Conditions, 'name'> = { screen: wide, cpuSlowdown: 1 };

/** Every bench of pages uses some of these; each differs from `phone` or `desktop` in one respect. */
const all = {
  phone,
  'phone-saving': { ...phone, savesData: true },
  'phone-signed-in': { ...phone, account: BUYER },
  'phone-http2': { ...phone, http2: true },
  'phone-cncf': { ...phone, realCatalog: true },
  desktop,
  'desktop-saving': { ...desktop, savesData: true },
  'desktop-signed-in': { ...desktop, account: BUYER },
  'desktop-slow': { ...phone, screen: wide },
  'desktop-cncf': { ...desktop, realCatalog: true },
} satisfies Record<string, Omit<Conditions, 'name'>>;

export type ConditionsName = keyof typeof all;
export const conditionNames = Object.keys(all) as ConditionsName[];
export const conditionsCalled = (name: ConditionsName): Conditions => ({ ...all[name], name });

/** A new browser profile of a visitor; with a session if signed in. */
export const openProfile = async (
  browser: Browser,
  origin: string,
  { screen, account }: Conditions,
): Promise<BrowserContext> =>
  browser.newContext({ ...screen, ...(account && { storageState: await signIn(origin, account) }) });

const BITS = 8;

/** Applies the conditions to the page of a session. */
export const holdTo = async (cdp: CDPSession, { cpuSlowdown, network, savesData = false }: Conditions) => {
  await cdp.send('Network.enable');
  if (network)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down / BITS,
      uploadThroughput: network.up / BITS,
    });
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

/** A new tab under the conditions. */
export const openTab = async (profile: BrowserContext, how: Conditions): Promise<{ page: Page; cdp: CDPSession }> => {
  const page = await profile.newPage();
  const cdp = await profile.newCDPSession(page);
  await holdTo(cdp, how);
  return { page, cdp };
};

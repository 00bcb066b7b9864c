import type { CDPSession } from 'playwright';

export interface Conditions {
  name: string;
  /** Slowdown of the processor. */
  cpuSlowdown: number;
  /** Bits a second, and round-trip time in milliseconds; not limited by default. */
  network?: { down: number; up: number; latency: number };
  /** The visitor saves data: nothing is prefetched. */
  savesData?: boolean;
}

/** A mid-range phone on a slow mobile network, as Lighthouse defines it. */
export const slowPhone: Conditions = {
  name: 'slow 4G, 4x CPU',
  cpuSlowdown: 4,
  network: { down: 1_600_000, up: 750_000, latency: 150 },
};

export const savingPhone: Conditions = { ...slowPhone, name: `${slowPhone.name}, saving data`, savesData: true };

export const unthrottled: Conditions = { name: 'unthrottled', cpuSlowdown: 1 };

const BITS = 8;

/** Applies them to the page of a session. */
export const holdTo = async (cdp: CDPSession, { cpuSlowdown, network }: Conditions) => {
  await cdp.send('Network.enable');
  if (network)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down / BITS,
      uploadThroughput: network.up / BITS,
    });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

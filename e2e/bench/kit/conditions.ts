import type { CDPSession } from 'playwright';

export interface Conditions {
  name: string;
  /** How many times slower than this machine the processor is. */
  cpuSlowdown: number;
  /** Bits a second, and milliseconds to and fro; whatever this machine gives unless told. */
  network?: { down: number; up: number; latency: number };
  /** The visitor asked to save data: nothing is loaded ahead for other pages. */
  savesData?: boolean;
}

/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
export const slowPhone: Conditions = {
  name: 'slow 4G, 4x CPU',
  cpuSlowdown: 4,
  network: { down: 1_600_000, up: 750_000, latency: 150 },
};

export const savingPhone: Conditions = { ...slowPhone, name: `${slowPhone.name}, saving data`, savesData: true };

export const unthrottled: Conditions = { name: 'unthrottled', cpuSlowdown: 1 };

const BITS = 8;

/** Holds the page of a session to them. */
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

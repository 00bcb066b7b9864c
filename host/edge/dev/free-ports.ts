import { createServer } from 'node:net';

/** How many ports to try after a taken one. */
const TRIES = 100;

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

const nextFree = async (wanted: number, host: string, given: number[]) => {
  for (let port = wanted; port < wanted + TRIES; port += 1)
    if (!given.includes(port) && (await isFree(port, host))) return port;
  throw new Error(`All ports from ${wanted} to ${wanted + TRIES - 1} are in use.`);
};

/** The wanted ports of this machine; in place of a taken one, the next that is free. */
export const freePorts = async (wanted: readonly number[], host = '127.0.0.1') => {
  const given: number[] = [];
  for (const port of wanted) given.push(await nextFree(port, host, given));
  return given;
};

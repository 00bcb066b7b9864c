import { readConnection } from './connection-file.ts';
import { lockOwner } from './folder-lock.ts';

/** The server of a running storefront for this folder; one that is still starting publishes its connection shortly. */
export async function runningServer(dataDir: string): Promise<string | undefined> {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    const url = await readConnection(dataDir);
    if (url !== undefined || !(await lockOwner(dataDir))) return url;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return undefined;
}

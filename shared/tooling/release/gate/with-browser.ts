import { installedBrowser } from '../../browser/find-browser.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../release-store.ts';
import { workspaceRoot } from '../workspace.ts';
import { createGate, type Gate, type MountCheck } from './gate.ts';

interface Mounting {
  createMountCheck: (store: ReleaseStore, browserPath: string) => MountCheck;
}

/** The check belongs to the host, whose edge composes the pages. */
const loadMounting = () => import(`${workspaceRoot}host/edge/mount/mount-check.ts`) as Promise<Mounting>;

/** The complete gate. @param unmounted skips the check of pages in a browser. */
export const gateFor = async (store: ReleaseStore, unmounted: boolean): Promise<Gate> => {
  if (unmounted) return createGate();
  const browser = installedBrowser();
  if (!browser)
    throw new ReleaseError(
      'The gate mounts every new page in a browser, but found none. Set BROWSER_PATH=/path/to/chrome, or use --unmounted to skip this',
    );
  const { createMountCheck } = await loadMounting();
  return createGate(createMountCheck(store, browser));
};

import type { ReleaseSet } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '../release-store.ts';
import { workspaceRoot } from '../workspace.ts';

/** By application and page: why it is left to the browser. */
export type ClientOnly = NonNullable<ReleaseSet['clientOnly']>;

/** Renders a candidate's new pages once. Returns the pages that fail; null if nothing can be rendered. */
export type RenderCheck = (candidate: ReleaseSet, current: ReleaseSet | null) => Promise<ClientOnly | null>;

interface Rendering {
  createRenderCheck: (store: ReleaseStore) => RenderCheck;
}

/** The check belongs to the host, whose edge renders the pages. */
const loadRendering = () => import(`${workspaceRoot}host/edge/rendering/render-check.ts`) as Promise<Rendering>;

/** A check that blocks nothing: pages it skips are attempted by the edge, which may give up on them. */
export const renderCheckFor =
  (store: ReleaseStore): RenderCheck =>
  async (candidate, current) => {
    try {
      const { createRenderCheck } = await loadRendering();
      return await createRenderCheck(store)(candidate, current);
    } catch (error) {
      console.warn(
        `The pages were not rendered on a server: ${error instanceof Error ? error.message : String(error)}`,
      );
      return null;
    }
  };

/** The current set's results for unchanged pages, under the same host. */
const inherited = (candidate: ReleaseSet, current: ReleaseSet | null): ClientOnly => {
  const isSame = (app: string) => candidate.releases[app]?.id === current?.releases[app]?.id;
  const known = isSame('host') ? Object.entries(current?.clientOnly ?? {}) : [];
  return Object.fromEntries(known.filter(([app]) => isSame(app)));
};

/**
 * Adds the results of the render check to a set. A set that was checked before is not checked again: the same
 * releases render the same.
 */
export const withClientOnly = async (
  store: Pick<ReleaseStore, 'readSet'>,
  set: ReleaseSet,
  current: ReleaseSet | null,
  check: RenderCheck | undefined,
): Promise<ReleaseSet> => {
  const known = (await store.readSet(set.id))?.clientOnly;
  if (known) return { ...set, clientOnly: known };
  const found = await check?.(set, current);
  const clientOnly = { ...inherited(set, current), ...found };
  return found || Object.keys(clientOnly).length > 0 ? { ...set, clientOnly } : set;
};

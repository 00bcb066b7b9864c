import type { Composition, Release } from '@marketplace/shared/contracts';
import type { LiveSet } from '../release-reader.ts';

/** The server builds that render together: of one host, and of the remotes that it loads. */
export interface RenderProgram {
  key: string;
  host: Release;
  remotes: Release[];
  /** Remotes that could not be loaded; the others go on. */
  leftOut: Set<string>;
  /** The host could not be loaded. */
  failed: boolean;
  /** When what could not be loaded is tried again, as of `performance.now()`. */
  tryAgainAt: number;
}

const KEPT = 20;

const hasServerBuild = ({ server }: Release) => server !== undefined;

/** The remotes that stand in the composition as they were released; what is served from source has no server build. */
const rendered = ({ remotes }: LiveSet, composition: Composition | undefined) =>
  remotes.filter(
    (release) =>
      hasServerBuild(release) &&
      (!composition || composition.remotes.some(({ name, release: id }) => name === release.app && id === release.id)),
  );

/** Knows the programs of the sets of late. The same releases are the same program, whatever the set is called. */
export const createRenderPrograms = () => {
  const programs = new Map<string, RenderProgram>();
  let attempts = 0;

  const keep = (name: string, program: RenderProgram) => {
    programs.delete(name);
    programs.set(name, program);
    const [oldest] = programs.keys();
    if (programs.size > KEPT && oldest !== undefined) programs.delete(oldest);
    return program;
  };

  /** Undefined when the host has no server build. */
  return (set: LiveSet, composition?: Composition): RenderProgram | undefined => {
    if (!hasServerBuild(set.host)) return undefined;
    const { host } = set;
    const remotes = rendered(set, composition);
    const name = [host, ...remotes].map(({ app, id }) => `${app}@${id}`).join();
    const known = programs.get(name);
    if (known && known.tryAgainAt > performance.now()) return keep(name, known);
    // A key of its own: what is loaded under the last one lacks something.
    const key = known ? `${name}#${(attempts += 1)}` : name;
    return keep(name, { key, host, remotes, leftOut: new Set(), failed: false, tryAgainAt: Infinity });
  };
};

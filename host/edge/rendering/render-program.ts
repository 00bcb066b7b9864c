import type { Composition, Release } from '@marketplace/shared/contracts';
import type { LiveSet } from '../release-reader.ts';

/** The server builds that render together: a host and the remotes it loads. */
export interface RenderProgram {
  key: string;
  host: Release;
  remotes: Release[];
  /** Remotes that failed to load; the others still render. */
  leftOut: Set<string>;
  /** The host could not be loaded. */
  failed: boolean;
  /** When failed loads are retried, on the clock of `performance.now()`. */
  tryAgainAt: number;
}

const KEPT = 20;

const hasServerBuild = ({ server }: Release) => server !== undefined;

/** The composition's released remotes; those served from source have no server build. */
const rendered = ({ remotes }: LiveSet, composition: Composition | undefined) =>
  remotes.filter(
    (release) =>
      hasServerBuild(release) &&
      (!composition || composition.remotes.some(({ name, release: id }) => name === release.app && id === release.id)),
  );

/** Caches the programs of recent sets. The same releases share a program, whatever the set's name. */
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

  /** Undefined if the host has no server build. */
  return (set: LiveSet, composition?: Composition): RenderProgram | undefined => {
    if (!hasServerBuild(set.host)) return undefined;
    const { host } = set;
    const remotes = rendered(set, composition);
    const name = [host, ...remotes].map(({ app, id }) => `${app}@${id}`).join();
    const known = programs.get(name);
    if (known && known.tryAgainAt > performance.now()) return keep(name, known);
    // A new key, because what is loaded under the last one is incomplete.
    const key = known ? `${name}#${(attempts += 1)}` : name;
    return keep(name, { key, host, remotes, leftOut: new Set(), failed: false, tryAgainAt: Infinity });
  };
};

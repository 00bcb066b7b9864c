import { ReleaseError } from '../release-error.ts';
import type { ForeignManifest } from './foreign-manifest.ts';

/** Containers that the host can load: a script that sets a global, or an ES module. */
const kinds = ['global', 'var', 'module', 'esm'];

/**
 * Why a build can't run from another place next to other remotes; undefined if it can. The gate checks the rest.
 * @param provided the packages that the host provides
 */
const faultOf = ({ metaData, shared }: ForeignManifest, provided: string[]): string | undefined => {
  const { publicPath, remoteEntry } = metaData;
  if (publicPath !== 'auto')
    return `its chunks load from ${publicPath === undefined ? 'an address of its own' : `"${publicPath}"`}; build it with publicPath: 'auto' (Vite: base: './')`;
  if (!kinds.includes(remoteEntry.type))
    return `its entry is of the type "${remoteEntry.type}"; build it as a script or an ES module`;
  const single = shared.filter(({ singleton }) => singleton).map(({ name }) => name);
  const copied = shared.find(({ name }) => provided.includes(name) && !single.includes(name))?.name;
  const own = copied ?? (single.includes('react') ? undefined : 'react');
  return own && `it would add its own ${own} to the page, which breaks hooks; share ${own} as a singleton`;
};

/** @throws ReleaseError that says what to change in the build */
export const checkManifest = (manifest: ForeignManifest, source: string, provided: string[]) => {
  const fault = faultOf(manifest, provided);
  if (fault) throw new ReleaseError(`${source} can't be adopted: ${fault}.`);
};

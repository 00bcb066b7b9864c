import type { Compilation, Module } from 'webpack';
import { REQUESTS, type ReleasedChunks } from '@marketplace/shared/contracts';

/** The share name of a build's module. */
const shareKey = (module: Module, role: 'provide' | 'consume') => {
  const place = `webpack/sharing/${role}/default/`;
  const identity = module.libIdent({ context: '' });
  return identity?.startsWith(place) ? identity.slice(place.length) : undefined;
};

const byKind = (files: string[]): ReleasedChunks => ({
  scripts: files.filter((file) => file.endsWith('.js')),
  styles: files.filter((file) => file.endsWith('.css')),
});

/** The files of a build's on-demand shared modules, and of the code for requests, by name. */
export const providedOnDemand = ({ modules, chunkGraph, namedChunkGroups }: Compilation) => {
  const requests = namedChunkGroups.get(REQUESTS)?.getFiles() ?? [];
  return Object.fromEntries<ReleasedChunks>([
    [REQUESTS, byKind(requests)],
    ...[...modules].flatMap((module): [string, ReleasedChunks][] => {
      const [block] = module.blocks;
      const key = block && shareKey(module, 'provide');
      const files = key && chunkGraph.getBlockChunkGroup(block)?.getFiles();
      return files ? [[key, byKind(files)]] : [];
    }),
  ]);
};

/** Names of shared modules that must be loaded before an exposed chunk runs. */
export const consumedBy = ({ namedChunkGroups, chunkGraph }: Compilation, chunk: string): string[] => {
  const chunks = namedChunkGroups.get(chunk)?.chunks ?? [];
  const keys = chunks
    .flatMap((one) => [...chunkGraph.getChunkModulesIterable(one)])
    .flatMap((module) => shareKey(module, 'consume') ?? []);
  return [...new Set(keys)].sort();
};

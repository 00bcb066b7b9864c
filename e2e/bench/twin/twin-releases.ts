import type { Release } from '../../../shared/src/contracts/release.ts';
import type { RemoteDeclaration } from '../../../shared/src/contracts/remote.ts';
import { emptyRelease } from '../../../shared/tooling/release/testing/empty-release.ts';
import type { TwinBuild } from './build-twin.ts';
import { pieceOf } from './exposed-pieces.ts';

const ID = '1.0.0-twin';

const base = { ...emptyRelease, id: ID, sourceHash: 'twin', builtAt: new Date(0).toISOString() };

const scriptsIn = (files: string[]) => files.filter((file) => file.endsWith('.js'));
const stylesIn = (files: string[]) => files.filter((file) => file.endsWith('.css'));

/** The one release that holds files. */
const hostRelease = ({ entry, files }: TwinBuild): Release => ({
  ...base,
  app: 'host',
  team: 'Platform',
  entry: scriptsIn(entry),
  entryStyles: stylesIn(entry),
  preload: Object.keys(files)
    .filter((name) => name.endsWith('.woff2'))
    .map((href) => ({ href, as: 'font' as const, type: 'font/woff2' })),
  files,
});

/** A remote's files are the host's. */
const fromHost = (file: string) => `../../host/${ID}/${file}`;

const remoteRelease = ({ entry, files, filesOf }: TwinBuild, remote: RemoteDeclaration): Release => {
  const released = (file: string) => {
    const { expose, chunk } = pieceOf(remote.name, file);
    const needed = filesOf(chunk);
    return {
      expose,
      scripts: scriptsIn(needed).map(fromHost),
      styles: stylesIn(needed).map(fromHost),
    };
  };
  return {
    ...base,
    app: remote.name,
    team: remote.team,
    entry: scriptsIn(entry).map(fromHost),
    pages: remote.pages.map(({ module, ...page }) => ({ ...page, ...released(module) })),
    widgets: Object.fromEntries(
      Object.entries(remote.widgets).map(([name, file]) => [name, { ...released(file), props: '' }]),
    ),
    files: Object.fromEntries(Object.entries(files).map(([name, file]) => [fromHost(name), file])),
  };
};

/** The twin as the edge sees it: a host that holds everything, and remotes whose pages name its chunks. */
export const twinReleases = (build: TwinBuild, remotes: RemoteDeclaration[]): Release[] => [
  hostRelease(build),
  ...remotes.map((remote) => remoteRelease(build, remote)),
];

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_SCHEMA, type Release, type ReleaseFile, type RemoteDeclaration } from '@marketplace/shared/contracts';
import { loadRemoteDeclaration } from '../remotes/load-declaration.ts';
import type { BuildOptions } from '../webpack/common.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { chunkName, containerGlobal, exposedName } from '../webpack/exposed-names.ts';
import { remoteConfig } from '../webpack/remote-config.ts';
import { outsideConfig } from '../webpack/outside-config.ts';
import { OUTSIDE_FOLDER } from '../webpack/outside-folder.ts';
import { hostServerConfig, remoteServerConfig, SERVER_ENTRY } from '../webpack/server-config.ts';
import { providedVersions } from '../webpack/shared-packages.ts';
import { readFederationManifest } from './federation-manifest.ts';
import { artifactHash, listFiles } from './file-list.ts';
import { ownProps } from './needs/own-props.ts';
import { propsOf, readNeeds } from './needs/read-needs.ts';
import { readProvided } from './needs/read-provided.ts';
import { widgetProps } from './needs/widget-props.ts';
import { widgetsFrom } from './needs/widgets-from.ts';
import { addTypes, outsideTypes } from './outside-types.ts';
import { precompress } from './precompress.ts';
import { readGit } from './read-git.ts';
import { runWebpack } from './run-webpack.ts';
import { consumedBy, providedOnDemand } from './sharing.ts';
import { sourceHash } from './source-hash.ts';
import { workspaceRoot, type Application } from './workspace.ts';

export type Flavour = Release['flavour'];

type AppPart = Pick<
  Release,
  | 'team'
  | 'global'
  | 'entry'
  | 'entryStyles'
  | 'preload'
  | 'pages'
  | 'widgets'
  | 'budget'
  | 'embeds'
  | 'shared'
  | 'provides'
  | 'onDemand'
  | 'data'
>;

/** What the footer shows. */
const frameData = ['/tex-admin/company-master'];

const buildHost = async (build: BuildOptions): Promise<AppPart> => {
  const compilation = await runWebpack(hostConfig(build));
  await runWebpack(hostServerConfig(build));
  const assets = compilation.entrypoints.get('host')?.getFiles() ?? [];
  const fonts = Object.keys(compilation.assets).filter((name) => name.endsWith('.woff2'));
  return {
    team: 'Platform',
    global: '',
    entry: assets.filter((name) => name.endsWith('.js')),
    entryStyles: assets.filter((name) => name.endsWith('.css')),
    preload: fonts.map((href) => ({ href, as: 'font' as const, type: 'font/woff2' })),
    pages: [],
    widgets: {},
    shared: providedVersions(),
    provides: readProvided(),
    onDemand: providedOnDemand(compilation),
    data: frameData,
  };
};

/** The same remote for other sites' pages, with its types. */
const buildOutside = async (build: BuildOptions, remote: RemoteDeclaration, props: Record<string, string>) => {
  await runWebpack(outsideConfig(build, remote));
  addTypes(join(build.outputPath, OUTSIDE_FOLDER), outsideTypes(remote, props));
};

/** The props of each widget by its name, such as `mfe-cart/cart-badge`. */
const readProps = ({ root }: BuildOptions, { name, widgets }: RemoteDeclaration) => {
  const contract = widgetProps();
  return Object.fromEntries(
    Object.entries(widgets).map(([widget, file]) => {
      const full = `${name}/${widget}`;
      return [full, ownProps(join(root, file), full, propsOf(full, contract))];
    }),
  );
};

const buildRemote = async (build: BuildOptions, remote: RemoteDeclaration): Promise<AppPart> => {
  const props = readProps(build, remote);
  const compilation = await runWebpack(remoteConfig(build, remote));
  await runWebpack(remoteServerConfig(build, remote));
  if (build.flavour === 'production') await buildOutside(build, remote, props);
  const chunksOf = readFederationManifest(build.outputPath);
  const released = (file: string) => {
    const expose = exposedName(file);
    return { expose, ...chunksOf(expose), consumes: consumedBy(compilation, chunkName(file)) };
  };
  return {
    team: remote.team,
    global: containerGlobal(build.app, build.buildKey),
    entry: ['entry.js'],
    entryStyles: [],
    preload: [],
    pages: remote.pages.map(({ module, ...page }) => ({ ...page, ...released(module) })),
    widgets: Object.fromEntries(
      Object.entries(remote.widgets).map(([name, file]) => [
        name,
        { ...released(file), props: propsOf(`${remote.name}/${name}`, props) },
      ]),
    ),
    embeds: Object.fromEntries(remote.pages.map(({ path, module }) => [path, widgetsFrom(join(build.root, module))])),
    ...(remote.budget && { budget: remote.budget }),
    shared: Object.fromEntries(Object.entries(providedVersions()).map(([name, version]) => [name, `^${version}`])),
    provides: {},
  };
};

const identify = (version: string, files: Record<string, ReleaseFile>) => `${version}-${artifactHash(files)}`;

export interface BuiltRelease {
  release: Release;
  /** Where the artifact is kept until it is published. */
  folder: string;
}

const buildInto = async (folder: string, app: Application, flavour: Flavour): Promise<Release> => {
  const root = join(workspaceRoot, app);
  const hash = sourceHash(app, flavour);
  const build: BuildOptions = { root, app, outputPath: folder, flavour, buildKey: hash };
  const part = app === 'host' ? await buildHost(build) : await buildRemote(build, await loadRemoteDeclaration(app));
  const files = listFiles(folder);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const release: Release = {
    schema: RELEASE_SCHEMA,
    app,
    id: identify(version, files),
    version,
    sourceHash: hash,
    gitRevision: readGit('rev-parse', 'HEAD'),
    builtAt: new Date().toISOString(),
    flavour,
    ...part,
    needs: readNeeds(root),
    server: SERVER_ENTRY,
    files,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release, null, 1));
  await precompress(folder, Object.keys(files));
  return release;
};

/** Builds one application into its own folder and describes it in `release.json`. Leaves no folder behind if it fails. */
export const buildRelease = async (app: Application, flavour: Flavour): Promise<BuiltRelease> => {
  const folder = mkdtempSync(join(tmpdir(), `${app}-`));
  try {
    return { release: await buildInto(folder, app, flavour), folder };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
};

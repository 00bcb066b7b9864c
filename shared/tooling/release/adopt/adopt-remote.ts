import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { valid, validRange } from 'semver';
import { RELEASE_SCHEMA, type Release, type RemoteDeclaration } from '@marketplace/shared/contracts';
import { providedVersions } from '../../webpack/shared-packages.ts';
import type { BuiltRelease } from '../build-release.ts';
import { artifactHash, listFiles } from '../file-list.ts';
import { precompress } from '../precompress.ts';
import { ReleaseError } from '../release-error.ts';
import type { BuildSource } from './build-source.ts';
import { bundlerGlobals } from './bundler-globals.ts';
import { entryOf, filesNamed, parseManifest, type ForeignManifest } from './foreign-manifest.ts';
import { checkManifest } from './foreign-rules.ts';

/** The chunks of an exposed module. @throws ReleaseError if the build does not expose it */
const chunksOf = ({ exposes }: ForeignManifest, expose: string) => {
  const found = exposes.find(({ path }) => path === expose);
  if (found) return { expose, scripts: found.assets.js.sync, styles: found.assets.css.sync };
  const all = exposes.map(({ path }) => path).join(', ');
  throw new ReleaseError(`The build doesn't expose ${expose}. It exposes ${all || 'nothing'}.`);
};

/** The version ranges it accepts of what the host provides. */
const rangesOf = ({ shared }: ForeignManifest, provided: string[]) =>
  Object.fromEntries(
    shared
      .filter(({ name }) => provided.includes(name))
      .map(({ name, requiredVersion }) => [name, validRange(String(requiredVersion)) ? String(requiredVersion) : '*']),
  );

const describe = (
  folder: string,
  source: BuildSource,
  manifest: ForeignManifest,
  declared: RemoteDeclaration,
): Release => {
  const { name: app, team, pages, widgets, budget } = declared;
  const { globalName, buildInfo, remoteEntry } = manifest.metaData;
  const files = listFiles(folder);
  const missing = filesNamed(manifest).find((file) => !files[file]);
  if (missing)
    throw new ReleaseError(`${source.name} doesn't have ${missing}, which is in its manifest. Build it again.`);
  const isModule = ['module', 'esm'].includes(remoteEntry.type);
  const scripts = Object.keys(files).filter((file) => /\.m?js$/.test(file));
  const hash = artifactHash(files);
  const version = valid(buildInfo.buildVersion) ?? '0.0.0';
  return {
    schema: RELEASE_SCHEMA,
    app,
    team,
    id: `${version}-${hash}`,
    version,
    sourceHash: hash,
    gitRevision: null,
    builtAt: new Date().toISOString(),
    flavour: 'production',
    adoptedFrom: /^https?:/.test(source.name) ? source.name : manifest.name,
    global: globalName,
    ...(isModule && { type: 'module' }),
    globals: bundlerGlobals(scripts.map((file) => readFileSync(join(folder, file), 'utf8'))),
    entry: [entryOf(manifest)],
    entryStyles: [],
    preload: [],
    pages: pages.map(({ module, ...page }) => ({ ...page, ...chunksOf(manifest, module) })),
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([name, module]) => [name, { ...chunksOf(manifest, module), props: '{}' }]),
    ),
    ...(budget && { budget }),
    shared: rangesOf(manifest, Object.keys(providedVersions())),
    provides: {},
    needs: { shared: {}, widgets: {}, links: [] },
    files,
  };
};

/**
 * Makes a release of a remote that was built elsewhere: its files as they are, with its declaration among them.
 * @throws ReleaseError that says what to change; leaves no folder behind
 */
export const adoptRemote = async (source: BuildSource, declared: RemoteDeclaration): Promise<BuiltRelease> => {
  const manifest = parseManifest(await source.manifest(), source.name);
  checkManifest(manifest, source.name, Object.keys(providedVersions()));
  const folder = mkdtempSync(join(tmpdir(), `${declared.name}-`));
  try {
    await source.copyTo(folder, filesNamed(manifest));
    // Part of the artifact, so that other pages make another release.
    writeFileSync(join(folder, 'remote.json'), JSON.stringify(declared, null, 1));
    const release = describe(folder, source, manifest, declared);
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release, null, 1));
    await precompress(folder, Object.keys(release.files));
    return { release, folder };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
};

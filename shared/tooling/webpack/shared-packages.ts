import { readFileSync } from 'node:fs';
import { SemVer } from 'semver';

interface PackageJson {
  version: string;
  exports: Record<string, string>;
}
const read = (url: URL): PackageJson => JSON.parse(readFileSync(url, 'utf8')) as PackageJson;

/** Remotes run on the host's copy of the federation runtime. */
const RUNTIME = '@module-federation/enhanced';
const runtime = read(new URL(`../node_modules/${RUNTIME}/package.json`, import.meta.url));

const shared = read(new URL('../../package.json', import.meta.url));
const installed = (name: string) => read(new URL(`../../node_modules/${name}/package.json`, import.meta.url)).version;

/** Entries that are not provided: applications bundle what they use, or they don't run in a browser. */
const notProvided = new Set(['./contracts', './outside', './reading', './testing', './testing/server']);

/** The tooling was an entry in earlier revisions. */
const runsInBrowser = (entry: string) =>
  !notProvided.has(entry) && !entry.startsWith('./tooling/') && !entry.endsWith('.css');

/** Entries that every page needs before its first paint; part of the host's first script. */
const eager = new Set([
  './http',
  './session',
  './router',
  './federation',
  './ui',
  './toast',
  './data',
  './telemetry',
  './config',
  './modules',
  './offline',
  './media',
]);

const libraries = ['react', 'react/', 'react-dom', 'react-dom/', 'jotai', 'jotai/'];
const libraryName = (request: string) => request.replace(/\/$/, '');

/** The shared package's entries that the host provides at run time. */
export const runtimeEntries = Object.keys(shared.exports).filter(runsInBrowser);

/** Whether a remote gets it from the host instead of bringing it. */
export const isProvided = (request: string) =>
  libraries.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name)) ||
  runtimeEntries.some((entry) => request === entry.replace('.', '@marketplace/shared'));

/** What the host provides to every remote, once: the version of each shared request. */
export const providedVersions = (): Record<string, string> => ({
  ...Object.fromEntries(libraries.map((request) => [libraryName(request), installed(libraryName(request))])),
  '@marketplace/shared': shared.version,
  [RUNTIME]: runtime.version,
});

const caret = (version: string) => `^${version}`;

export const hostShared = () => ({
  ...Object.fromEntries(
    libraries.map((request) => [
      request,
      { singleton: true, eager: true, requiredVersion: caret(installed(libraryName(request))) },
    ]),
  ),
  ...Object.fromEntries(
    runtimeEntries.map((entry) => [
      entry.replace('.', '@marketplace/shared'),
      { singleton: true, eager: eager.has(entry), version: shared.version, requiredVersion: caret(shared.version) },
    ]),
  ),
});

/** Remotes bundle no copy: `import: false` leaves the host as the only source. Versions that don't match are refused. */
export const remoteShared = () =>
  Object.fromEntries(
    Object.entries(hostShared()).map(([request, { requiredVersion }]) => [
      request,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion },
    ]),
  );

const react = libraries.filter((request) => request.startsWith('react'));
/** Ours counts as an early release of its major version, so that the page's own comes first and the two are never mixed. */
const early = (version: string) => {
  const { major, minor, patch } = new SemVer(version);
  return { version: `${major}.0.${minor * 1000 + patch}`, requiredVersion: `^${major}.0.0` };
};

/**
 * Pages of other sites share React with our pieces, or get it from them. Nothing else: two releases of the shared package
 * on one page must not be mixed.
 */
export const outsideShared = () =>
  Object.fromEntries(
    react.map((request) => [
      request,
      { singleton: true, strictVersion: true, ...early(installed(libraryName(request))) },
    ]),
  );

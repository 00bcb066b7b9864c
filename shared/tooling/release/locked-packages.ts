import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

type Resolved = Record<string, string>;

interface Snapshot {
  dependencies?: Resolved;
  optionalDependencies?: Resolved;
}

/** What we read of `pnpm-lock.yaml`. */
interface LockFile {
  importers: Record<string, { dependencies?: Record<string, { version: string }> }>;
  snapshots: Record<string, Snapshot>;
}

/** The key of a package in the lock file; an alias's version names the package itself. */
const keyOf = ([name, version]: [string, string], { snapshots }: LockFile) =>
  `${name}@${version}` in snapshots ? `${name}@${version}` : version;

const keysOf = ({ dependencies, optionalDependencies }: Snapshot, lock: LockFile) =>
  Object.entries({ ...dependencies, ...optionalDependencies }).map((entry) => keyOf(entry, lock));

const isWorkspace = (version: string) => version.startsWith('link:');

const parsed = new Map<string, LockFile>();

const readLock = (root: string): LockFile => {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const lock = parsed.get(text) ?? (load(text) as LockFile);
  return parsed.set(text, lock) && lock;
};

/** The resolved versions of everything that these workspaces depend on, directly or indirectly, except for development. */
export const lockedPackages = (workspaces: readonly string[], root: string): string[] => {
  const lock = readLock(root);
  const direct = workspaces
    .flatMap((workspace) => Object.entries(lock.importers[workspace]?.dependencies ?? {}))
    .map(([name, { version }]): [string, string] => [name, version])
    .filter(([, version]) => !isWorkspace(version));
  const found = new Set(direct.map((entry) => keyOf(entry, lock)));
  for (const key of found) keysOf(lock.snapshots[key] ?? {}, lock).forEach((next) => found.add(next));
  return [...found].sort();
};

import { posix } from 'node:path';

/** The text of a file by its path from the root, if it exists. */
export type ReadFile = (path: string) => string | undefined;

const withoutTypes = (text: string) => text.replace(/^(import|export) type [^;]*;/gm, '');

/** Every literal that may reference a file or package: an import, a mock, a URL, a page in `remote.ts`. */
const literals = (text: string) =>
  [...withoutTypes(text).matchAll(/(['"`])([.@\w][^'"`\n$\s]*)\1/g)].map(([, , name = '']) => name);

/** The entries of the workspaces: `@marketplace/shared/ui` is `shared/src/ui/index.ts`. */
const packageEntries = (files: readonly string[], read: ReadFile) => {
  const entries = new Map<string, string>();
  for (const file of files.filter((path) => path.endsWith('/package.json'))) {
    const { name = '', exports = {} } = JSON.parse(read(file) ?? '{}') as {
      name?: string;
      exports?: Record<string, string>;
    };
    for (const [entry, target] of Object.entries(exports))
      entries.set(posix.join(name, entry), posix.join(posix.dirname(file), target));
  }
  return entries;
};

export interface SourceGraph {
  /** Everything that references one of these files, directly or indirectly, and the files themselves. */
  dependents: (changed: readonly string[]) => Set<string>;
  /** Whether any file references this one. */
  isNamed: (file: string) => boolean;
}

/** The graph of references. Deleted files keep their edges, so files that still import them are affected. */
export const sourceGraph = (files: readonly string[], read: ReadFile): SourceGraph => {
  const entries = packageEntries(files, read);
  const namedBy = new Map<string, Set<string>>();
  for (const file of files.filter((path) => /\.([cm]?[jt]sx?|css)$/.test(path))) {
    for (const literal of literals(read(file) ?? '')) {
      const target = literal.startsWith('.') ? posix.join(posix.dirname(file), literal) : entries.get(literal);
      if (target) namedBy.set(target, (namedBy.get(target) ?? new Set()).add(file));
    }
  }
  const dependents = (changed: readonly string[]) => {
    const found = new Set(changed);
    for (const file of found) namedBy.get(file)?.forEach((dependent) => found.add(dependent));
    return found;
  };
  return { dependents, isNamed: (file) => namedBy.has(file) };
};

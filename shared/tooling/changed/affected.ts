import { journeysThrough } from './journeys-through.ts';
import { sourceGraph, type ReadFile } from './source-graph.ts';

/** What a change can affect. */
export interface Affected {
  /** Changed files that still exist. */
  files: string[];
  /** Whether more than prose has changed. */
  code: boolean;
  /** Test files. */
  unit: string[];
  /** Test files. */
  api: string[];
  faults: boolean;
  /** Specs, or lines of specs. */
  journeys: 'all' | string[];
}

interface Sources {
  /** Every file of the repository, including new ones. */
  files: readonly string[];
  read: ReadFile;
  workspaces: readonly string[];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isSpec = (file: string) => file.endsWith('.spec.ts');
const isRead = (file: string) => /\.md$|^LICENSE$|^\.github\/|^\.editorconfig$|^\.gitignore$/.test(file);

/** Files that decide how everything else is built or tested: the tooling, and files at the root. */
const decidesAll = (file: string, workspaces: readonly string[]) => {
  const [top = '', next] = file.split('/');
  if (isRead(file) || file === 'docker-compose.yml') return false;
  return file.startsWith('shared/tooling/') || next === undefined || !workspaces.includes(top);
};

/** A file that no code references may be read by path: treated as if its entire workspace had changed. */
const withUnnamed = (changed: readonly string[], files: readonly string[], isNamed: (file: string) => boolean) => {
  const unnamed = changed.filter((file) => !isRead(file) && !isTest(file) && !isSpec(file) && !isNamed(file));
  const folders = new Set(unnamed.map((file) => `${file.split('/')[0]}/`));
  return [...changed, ...files.filter((file) => [...folders].some((folder) => file.startsWith(folder)))];
};

/** What a change of these files can affect, following imports; undefined for everything. */
export const affectedBy = (changed: readonly string[], { files, read, workspaces }: Sources): Affected | undefined => {
  if (changed.some((file) => decidesAll(file, workspaces))) return undefined;
  const graph = sourceGraph(files, read);
  const existing = new Set(files);
  const reached = graph.dependents(withUnnamed(changed, files, graph.isNamed));
  const tests = [...reached].filter((file) => isTest(file) && existing.has(file)).sort();
  const isApi = (file: string) => file.startsWith('api/');
  const isSchedule = (file: string) => file.startsWith('e2e/');
  // The tooling's tests look at the entire tree.
  const ofTooling =
    changed.length > 0 ? files.filter((file) => file.startsWith('shared/tooling/') && isTest(file)) : [];
  return {
    files: changed.filter((file) => existing.has(file)),
    code: changed.some((file) => !isRead(file)),
    unit: [...new Set([...tests.filter((file) => !isApi(file) && !isSchedule(file)), ...ofTooling])],
    api: tests.filter(isApi),
    faults: tests.some(isSchedule),
    journeys: journeysThrough(reached, changed, {
      files,
      read,
      remotes: workspaces.filter((name) => name.startsWith('mfe-')),
    }),
  };
};

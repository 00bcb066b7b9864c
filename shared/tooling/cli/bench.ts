import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { workspaceRoot } from '../release/workspace.ts';
import { misused, readCommandLine } from './command-line.ts';

const benches: Record<string, string> = {
  search: 'api/bench/search.ts',
  inbox: 'api/bench/inbox.ts',
  lists: 'api/bench/lists.ts',
  api: 'api/bench/api.ts',
  scroll: 'e2e/bench/scroll.ts',
  directory: 'e2e/bench/directory.ts',
  budget: 'e2e/bench/budget.ts',
  ship: 'e2e/bench/ship.ts',
  federation: 'e2e/bench/federation.ts',
  rendered: 'e2e/bench/rendered.ts',
  navigate: 'e2e/bench/navigate.ts',
  lighthouse: 'e2e/bench/lighthouse.ts',
};

const declaration = {
  usage: 'npm run bench -- WHAT',
  about: `Measures one of: ${Object.keys(benches).join(', ')}. Some also take the names of their parts.`,
  options: {
    runs: { type: 'string', value: 'N', help: 'number of runs' },
    pages: { type: 'string', value: '/,/login', help: 'only these pages' },
    builds: { type: 'string', value: 'A,B', help: 'only these builds' },
    conditions: { type: 'string', value: 'phone,desktop', help: 'under these conditions; all for all' },
  },
  most: Infinity,
} as const;

const [name = ''] = readCommandLine(declaration).positionals;
const file =
  (Object.hasOwn(benches, name) && benches[name]) ||
  misused(declaration, `Name what to measure: ${Object.keys(benches).join(', ')}.`);
await import(pathToFileURL(join(workspaceRoot, file)).href);

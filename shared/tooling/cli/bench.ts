import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { workspaceRoot } from '../release/workspace.ts';

// npm run bench -- api
const benches: Record<string, string> = {
  search: 'api/bench/search.ts',
  api: 'api/bench/api.ts',
  scroll: 'e2e/bench/scroll.ts',
  budget: 'e2e/bench/budget.ts',
  ship: 'e2e/bench/ship.ts',
  federation: 'e2e/bench/federation.ts',
  rendered: 'e2e/bench/rendered.ts',
  navigate: 'e2e/bench/navigate.ts',
  lighthouse: 'e2e/bench/lighthouse.ts',
};

const [name = ''] = process.argv.slice(2);
const file = benches[name];
if (!file) {
  console.error(`Name what to measure: npm run bench -- ${Object.keys(benches).join(', or -- ')}`);
  process.exit(1);
}
await import(pathToFileURL(join(workspaceRoot, file)).href);

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../release/workspace.ts';

// npm run exec -- jest -c api/jest.config.mjs: a program of an installed package, on the Node that the product runs on.
const [name = '', ...args] = process.argv.slice(2);
const { status, error } = spawnSync(join(workspaceRoot, 'node_modules/.bin', name), args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) console.error(`"${name}" is not a program of this project.`);
process.exit(status ?? 1);

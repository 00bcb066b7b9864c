import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../release/workspace.ts';
import { misused, readCommandLine } from './command-line.ts';

const declaration = {
  usage: 'npm run exec -- PROGRAM [ARGUMENT ...]',
  about: 'Runs a program of an installed package, such as jest, with the Node that the product runs on.',
  most: 1,
};

// Everything after the program belongs to it.
const [word, ...args] = process.argv.slice(2);
const [name = misused(declaration, 'Name a program.')] = readCommandLine(declaration, word ? [word] : []).positionals;
const { status, error } = spawnSync(join(workspaceRoot, 'node_modules/.bin', name), args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) console.error(`"${name}" is not a program of this project.`);
process.exit(status ?? 1);

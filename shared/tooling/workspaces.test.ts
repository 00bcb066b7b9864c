import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes, workspaceRoot, workspaces } from './release/workspace.ts';

// A copy of what the tools read, with the folder of a sixth team.
let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const runNode = (args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
};
const run = (program: string, args: string[]) => runNode([join(workspaceRoot, 'node_modules', program), ...args]);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'marketplace-workspaces-'));
  for (const name of workspaces.filter((workspace) => workspace !== 'shared'))
    for (const file of ['package.json', 'jest.config.mjs', 'remote.ts'])
      if (readdirSync(join(workspaceRoot, name)).includes(file))
        cpSync(join(workspaceRoot, name, file), join(root, name, file));
  cpSync(join(workspaceRoot, 'shared'), join(root, 'shared'), {
    recursive: true,
    filter: (path) => !/node_modules|\/(src|dist)(\/|$)/.test(path),
  });
  for (const folder of ['shared/src', 'host/src', 'host/edge']) mkdirSync(join(root, folder));
  symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'), 'junction');

  cpSync(join(root, 'mfe-support'), join(root, 'mfe-reviews'), { recursive: true });
  write(
    'mfe-reviews/jest.config.mjs',
    "import { browserPreset } from '../shared/tooling/jest/browser.mjs';\n\nexport default browserPreset('mfe-reviews', import.meta.dirname);\n",
  );
  write('mfe-reviews/stars.test.ts', '');
  write(
    'mfe-reviews/stars.ts',
    "import '../mfe-cart/remote.ts';\nimport axios from 'axios';\n\nexport const stars = () => axios;\n",
  );
  write('mfe-cart/cart.ts', "import '../mfe-reviews/stars.ts';\n");
  mkdirSync(join(root, 'mfe-left-behind/node_modules'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a sixth remote, just by its folder', () => {
  it('runs its unit tests', () => {
    const tests = run('jest/bin/jest.js', ['-c', 'shared/tooling/jest/unit.config.mjs', '--listTests']);
    expect(tests).toContain(join('mfe-reviews', 'stars.test.ts'));
  });

  it('is bound by the import rules for remotes, in both directions', () => {
    const said = run('eslint/bin/eslint.js', [
      '-c',
      'shared/tooling/eslint/eslint.config.mjs',
      'mfe-reviews',
      'mfe-cart/cart.ts',
    ]);
    expect(said).toContain("'../mfe-cart/remote.ts' import is restricted");
    expect(said).toContain("'axios' import is restricted");
    expect(said).toContain("'../mfe-reviews/stars.ts' import is restricted");
  });

  it('is an application that can be built and shipped', () => {
    const script = `import { applications } from './shared/tooling/release/workspace.ts'; console.log(applications.join());`;
    write('print.ts', script);
    const said = runNode(['print.ts']);
    expect(said.trim().split(',')).toEqual(['host', ...new Set([...remotes, 'mfe-reviews'])].sort());
  });
});

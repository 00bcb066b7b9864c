import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@tex.example', ...args], { cwd: root });
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-qm', message);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marketplace-changed-'));
  git('init', '-q', '-b', 'main');
  ['kept.ts', 'edited.ts', 'moved.ts', 'deleted.ts'].forEach((name) => write(name, `export const name = '${name}';\n`));
  write('.gitignore', 'ignored.ts\n');
  commit('begin');
  git('checkout', '-q', '-b', 'work');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('lists nothing when nothing changed', () => expect(changedFiles(root)).toEqual([]));

it('lists what was committed, edited, added, moved and deleted since the merge base, and nothing from main', () => {
  write('committed.ts', '');
  commit('work');
  git('checkout', '-q', 'main');
  write('kept.ts', 'changed on main');
  commit('meanwhile');
  git('checkout', '-q', 'work');
  write('edited.ts', 'edited');
  write('new file.ts', '');
  write('ignored.ts', '');
  renameSync(join(root, 'moved.ts'), join(root, 'here.ts'));
  rmSync(join(root, 'deleted.ts'));
  const changed = ['committed.ts', 'deleted.ts', 'edited.ts', 'here.ts', 'moved.ts', 'new file.ts'];
  expect(changedFiles(root)).toEqual(changed);
});

it('reports that there is no main to compare with', () => {
  git('branch', '-q', '-D', 'main');
  expect(() => changedFiles(root)).toThrow('There is no main or origin/main to compare with. Fetch it first.');
});

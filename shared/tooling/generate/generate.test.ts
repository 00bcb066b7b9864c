import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, removeFolders } from '../release/testing/artifacts.ts';
import { workspaceRoot } from '../release/workspace.ts';
import { replaceLines } from './replace-lines.ts';

afterAll(removeFolders);

const command = join(import.meta.dirname, 'generate-command.ts');
const generate = (root: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: 'utf8' });
  return { status, said: (stdout + stderr).trim() };
};

const files = ['.github', 'README.md', 'docker-compose.yml', 'package.json'];
/** The current lists, for the remotes of a test. */
const aCopy = (remotes: Record<string, { team: string; port: number }>) => {
  const root = aFolder();
  for (const file of files) cpSync(join(workspaceRoot, file), join(root, file), { recursive: true });
  for (const [name, { team, port }] of Object.entries(remotes)) {
    mkdirSync(join(root, name));
    const about = { description: `all of ${team}`, type: 'module', config: { port } };
    writeFileSync(join(root, name, 'package.json'), JSON.stringify(about));
    writeFileSync(join(root, name, 'remote.ts'), `export default { name: '${name}', team: '${team}', pages: [] };`);
  }
  return { root, read: (file: string) => readFileSync(join(root, file), 'utf8') };
};
const linesWith = (text: string, word: string) => text.split('\n').filter((line) => line.includes(word));

it('every list of remotes follows the folders: otherwise run npm run generate', () => {
  expect(generate(workspaceRoot, '--check')).toEqual({ status: 0, said: 'Every list of remotes is up to date.' });
});

it('adds a remote to every list, and removes one whose folder is gone', () => {
  const { root, read } = aCopy({
    'mfe-cart': { team: 'Checkout', port: 3003 },
    'mfe-gift-cards': { team: 'Gifts and vouchers', port: 3006 },
  });
  const outdated = generate(root, '--check');
  expect(outdated.status).toBe(1);
  expect(outdated.said).toMatch(/^Run npm run generate: .*README\.md.* is out of date\.$/);
  expect(read('README.md')).not.toContain('mfe-gift-cards');

  expect(generate(root).status).toBe(0);
  expect(read('.github/CODEOWNERS')).toContain('/mfe-gift-cards/ @tex-marketplace/gifts-and-vouchers\n');
  expect(linesWith(read('README.md'), '`mfe-').map((line) => line.replace(/ +/g, ' '))).toEqual([
    '| Checkout | `mfe-cart` | all of Checkout |',
    '| Gifts and vouchers | `mfe-gift-cards` | all of Gifts and vouchers |',
  ]);
  expect(linesWith(read('docker-compose.yml'), 'mfe-gift-cards')).toEqual([
    '        mfe-gift-cards=http://mfe-gift-cards:8080',
    '  mfe-gift-cards: { <<: *static, build: { context: ., dockerfile: mfe-gift-cards/Dockerfile } }',
  ]);
  expect(read('docker-compose.yml')).toContain('mfe-cart=http://mfe-cart:8080,\n');
  expect(read('.github/workflows/mfe-gift-cards.yml')).toContain('with: { application: mfe-gift-cards }');
  expect(read('docker-compose.yml') + read('README.md') + read('.github/CODEOWNERS')).not.toContain('mfe-support');
  expect(() => read('.github/workflows/mfe-support.yml')).toThrow('ENOENT');
  expect(generate(root).said).toBe('Every list of remotes was up to date.');
});

it('refuses two remotes with one port, in one sentence', () => {
  const { root } = aCopy({ 'mfe-cart': { team: 'Cart', port: 3003 }, 'mfe-gifts': { team: 'Gifts', port: 3003 } });
  const said = 'mfe-cart and mfe-gifts both have the port 3003: change it in mfe-gifts/package.json.';
  expect(generate(root)).toEqual({ status: 1, said });
});

it('refuses a text without the list, so that none is lost', () => {
  expect(() => replaceLines('a\nb', /^mfe-/, ['mfe-cart'])).toThrow('There is no line like /^mfe-/.');
});

// The entry point of every command. Plain JavaScript, so that any Node can say what is missing.
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fail, failToInstall } from './fail.mjs';
import { followParent } from './follow-parent.mjs';
import { areInstalled, forgetInstalled, installPackages } from './install-packages.mjs';
import { installNode } from './install-node.mjs';
import { runOn } from './run-on.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const commands = {
  start: 'host/edge/start.ts',
  dev: 'host/edge/dev.ts',
  build: 'shared/tooling/release/build-command.ts',
  ship: 'shared/tooling/release/ship-command.ts',
  release: 'shared/tooling/release/release-command.ts',
  'admin-create': 'api/src/identity/invitations/admin-create-command.ts',
  'second-factor-reset': 'api/src/identity/second-factor/reset/reset-command.ts',
  'catalog-import': 'api/src/catalog/import/cli.ts',
  migrate: 'api/src/migrate-command.ts',
  'audit-verify': 'api/src/operations/audit/audit-verify-command.ts',
  backup: 'api/src/operations/backup/backup-command.ts',
  restore: 'api/src/operations/backup/restore-command.ts',
  keys: 'api/src/keys-command.ts',
  test: 'shared/tooling/cli/test.ts',
  'test-faults': 'shared/tooling/cli/test-faults.ts',
  fuzz: 'api/test/fuzz/cli.ts',
  client: 'api/client/client-command.ts',
  conformance: 'shared/tooling/cli/conformance.ts',
  bench: 'shared/tooling/cli/bench.ts',
  screenshots: 'e2e/looks/screenshots.ts',
  words: 'shared/tooling/words/words-command.ts',
  exec: 'shared/tooling/cli/exec.ts',
  gallery: 'shared/tooling/gallery/gallery-command.ts',
  new: 'shared/tooling/new/new-command.ts',
  generate: 'shared/tooling/generate/generate-command.ts',
};

const [major, minor] = process.versions.node.split('.').map(Number);

const [command, ...args] = process.argv.slice(2);
const file = commands[command];

/** Installs the locked dependencies, once per lock file. */
const install = () => {
  if (areInstalled()) return;
  console.log('Installing packages ...');
  const started = Date.now();
  const result = installPackages('--frozen-lockfile');
  if (result.status !== 0) failToInstall('The packages', result);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
};

const run = async () => {
  install();
  if (command === 'install') return;
  process.chdir(root);
  // Keeps compiled TypeScript; where it can't be written, nothing is kept.
  module.enableCompileCache(`${root}.cache/compiled`);
  process.argv = [process.argv[0], `${root}${file}`, ...args];
  try {
    await import(pathToFileURL(`${root}${file}`).href);
  } catch (error) {
    const damaged = error?.code === 'ERR_MODULE_NOT_FOUND' && /Cannot find package/.test(error.message);
    if (!damaged) throw error;
    forgetInstalled();
    fail('The installed packages are incomplete. Run the command again to reinstall them.');
  }
};

if (!file && command !== 'install')
  fail(`Unknown command "${command ?? ''}". Known: ${Object.keys(commands).join(', ')}.`, 2);
if (major < 20 || (major === 20 && minor < 19))
  fail(`TEX Marketplace needs Node 20.19 or newer; this is ${process.versions.node}.`);
if (process.env.npm_lifecycle_event || process.env.FOLLOW_PARENT) followParent();
delete process.env.FOLLOW_PARENT;
if (major < 24) runOn(installNode());
else await run();

// The one way into every command. Plain JavaScript, so that any Node can say what is missing.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PNPM = 'pnpm@12.21.0';

const commands = {
  start: 'host/edge/start.ts',
  dev: 'host/edge/dev.ts',
  build: 'shared/tooling/release/build-command.ts',
  ship: 'shared/tooling/release/ship-command.ts',
  release: 'shared/tooling/release/release-command.ts',
  'catalog-import': 'api/src/catalog/import/cli.ts',
  backup: 'api/src/backup/backup-command.ts',
  restore: 'api/src/backup/restore-command.ts',
  test: 'shared/tooling/cli/test.ts',
  'test-faults': 'shared/tooling/cli/test-faults.ts',
  fuzz: 'api/test/fuzz/cli.ts',
  conformance: 'shared/tooling/cli/conformance.ts',
  bench: 'shared/tooling/cli/bench.ts',
  screenshots: 'e2e/gallery/screenshots.ts',
  gallery: 'shared/tooling/gallery/gallery-command.ts',
};

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`TEX Marketplace needs Node 20.19 or newer; this is ${process.versions.node}.`);
};

const installed = `${root}node_modules/.installed`;

const lockHash = () => {
  const lock = readFileSync(`${root}pnpm-lock.yaml`);
  return createHash('sha256').update(lock).update(process.version).digest('hex');
};

const reason = (output) => {
  if (/ENOSPC/.test(output)) return 'the disk is full';
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ERR_PNPM_META_FETCH/.test(output))
    return 'the package registry cannot be reached';
  if (/EACCES|EPERM/.test(output)) return 'the folder cannot be written to';
  return 'see the messages above';
};

/** Installs what the lock file names, once per lock file. */
const install = () => {
  const hash = lockHash();
  if (existsSync(installed) && readFileSync(installed, 'utf8') === hash) return;
  console.log('Installing packages ...');
  const started = Date.now();
  const { status, stdout, stderr, error } = spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // Building needs the development packages, also where the product then runs in production mode.
    env: { ...process.env, CI: 'true', NODE_ENV: 'development' },
  });
  if (status !== 0) {
    const output = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`;
    console.error(output.trim().split('\n').slice(-15).join('\n'));
    stop(
      `The packages could not be installed: ${reason(output)}. Nothing was started; run the command again afterwards.`,
    );
  }
  writeFileSync(installed, hash);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
};

/** npm does not pass a SIGTERM on to what it started: when npm is gone, this process stops as if it had got one. */
const followNpm = () => {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && process.kill(process.pid, 'SIGTERM'), 500).unref();
};

const [command, ...args] = process.argv.slice(2);
const file = commands[command];
if (!file && command !== 'install')
  stop(`Unknown command "${command ?? ''}". Known: ${Object.keys(commands).join(', ')}.`);

checkNode();
install();
if (command === 'install') process.exit();
if (process.env.npm_lifecycle_event) followNpm();
process.chdir(root);
process.argv = [process.argv[0], `${root}${file}`, ...args];
try {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(`${root}${file}`).href);
} catch (error) {
  const damaged = error?.code === 'ERR_MODULE_NOT_FOUND' && /Cannot find package/.test(error.message);
  if (!damaged) throw error;
  rmSync(installed, { force: true });
  stop('The installed packages are incomplete. Run the command again: they will be installed anew.');
}

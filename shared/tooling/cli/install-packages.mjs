import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PNPM = 'pnpm@12.21.0';

const installed = `${root}node_modules/.installed`;

const lockHash = () => {
  const lock = readFileSync(`${root}pnpm-lock.yaml`);
  return createHash('sha256').update(lock).update(process.version).digest('hex');
};

/** Whether the packages of the lock file are installed. */
export const areInstalled = () => existsSync(installed) && readFileSync(installed, 'utf8') === lockHash();

/** Makes the next command install the packages again. */
export const forgetInstalled = () => rmSync(installed, { force: true });

/** Installs the packages: `--frozen-lockfile` keeps the lock file, `--no-frozen-lockfile` writes it. Returns what pnpm printed. */
export const installPackages = (lock) => {
  const result = spawnSync('npx', ['-y', PNPM, 'install', '--prefer-offline', lock], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // Building needs the development packages, even if the product then runs in production mode.
    env: { ...process.env, CI: 'true', NODE_ENV: 'development' },
  });
  if (result.status === 0) writeFileSync(installed, lockHash());
  return result;
};

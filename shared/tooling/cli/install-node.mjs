import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail, failToInstall } from './fail.mjs';

const folder = fileURLToPath(new URL('../node/', import.meta.url));
const isWindows = process.platform === 'win32';

/** The package with Node for this machine. */
const findPackage = () => {
  const { optionalDependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`;
  const found = Object.entries(optionalDependencies).find(([name]) => name.endsWith(platform));
  if (!found) fail(`TEX Marketplace needs Node 24 or newer; this is ${process.versions.node}.`);
  return found;
};

/** Installs Node from the npm registry, once per version. Returns the path of the executable. */
export const installNode = () => {
  const [name, version] = findPackage();
  const home = `${folder}node_modules/${name}`;
  const program = `${home}/bin/node${isWindows ? '.exe' : ''}`;
  const installed = `${folder}node_modules/.installed`;
  if (existsSync(installed) && readFileSync(installed, 'utf8') === version) return program;
  console.log(`Installing Node ${version}, because this is ${process.versions.node} ...`);
  const started = Date.now();
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--include=optional'];
  const result = spawnSync('npm', ['ci', ...options], { cwd: folder, encoding: 'utf8', shell: isWindows });
  if (result.status !== 0 || !existsSync(program)) failToInstall(`Node ${version}`, result);
  // Headers for building add-ons, a third of the package.
  rmSync(`${home}/include`, { recursive: true, force: true });
  writeFileSync(installed, version);
  console.log(`Node ${version} installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  return program;
};

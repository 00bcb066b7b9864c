import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (application: string) => `.github/workflows/${application}.yml`;

/** The workflow of each application; undefined for one left over from a removed remote. */
export const workflows = (remotes: readonly string[], root: string): Record<string, string | undefined> => {
  const template = readFileSync(join(import.meta.dirname, 'workflow.yml'), 'utf8');
  const applications = ['host', ...remotes];
  const found = globSync('.github/workflows/mfe-*.yml', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries([
    ...found.map((file) => [file, undefined]),
    ...applications.map((name) => [fileOf(name), template.replaceAll('APPLICATION', name)]),
  ]);
};

// Plain JavaScript, because ESLint and jest read it as well.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at the end. */
export const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Every folder at the root with a package.json. */
export const workspaces = readdirSync(workspaceRoot).filter((name) =>
  existsSync(`${workspaceRoot}${name}/package.json`),
);

/** A team adds a remote by adding its folder. */
export const remotes = workspaces.filter((name) => name.startsWith('mfe-'));

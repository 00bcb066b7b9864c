import { join, resolve } from 'node:path';
import { workspaceRoot } from './workspace.ts';

/** Where the releases are kept: in the data folder that the storefront uses too. */
export const storeFolderOf = (env: NodeJS.ProcessEnv) =>
  join(resolve(workspaceRoot, env['DATA_DIR'] || '.data'), 'store');

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../../shared/tooling/release/workspace.ts';

/** A file or folder of the data beside the project. */
export const sharedData = (name: string) => {
  const path = join(workspaceRoot, '../shared/data', name);
  if (!existsSync(path)) throw new Error(`This bench needs ${path}.`);
  return path;
};

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot, workspaces } from '../release/workspace.ts';
import { affectedBy, type Affected } from './affected.ts';
import { changedFiles } from './changed-files.ts';

/** What the change against main can affect; undefined for everything. */
export const affectedByChange = (): Affected | undefined => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const isThere = (file: string) => existsSync(join(workspaceRoot, file));
  return affectedBy(changedFiles(workspaceRoot), {
    files: listed.split('\0').filter((file) => file !== '' && isThere(file)),
    read: (file) => (isThere(file) ? readFileSync(join(workspaceRoot, file), 'utf8') : undefined),
    workspaces,
  });
};

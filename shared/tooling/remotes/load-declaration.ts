import { join } from 'node:path';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { workspaceRoot } from '../release/workspace.ts';

/** What a remote declares in its `remote.ts`. */
export const loadRemoteDeclaration = async (remote: string, root = workspaceRoot): Promise<RemoteDeclaration> => {
  const module = (await import(join(root, remote, 'remote.ts'))) as { default: RemoteDeclaration };
  return module.default;
};

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { workspaceRoot } from '../release/workspace.ts';

/** What a remote declares in its `remote.ts`. */
export const loadRemoteDeclaration = async (remote: string, root = workspaceRoot): Promise<RemoteDeclaration> => {
  const { href } = pathToFileURL(join(root, remote, 'remote.ts'));
  const module = (await import(href)) as { default: RemoteDeclaration };
  return module.default;
};

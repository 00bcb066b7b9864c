import { remotes, workspaceRoot, workspaces } from '../workspaces.mjs';

export { remotes, workspaceRoot, workspaces };

/** The host or a remote, by its folder. */
export type Application = string;
export const applications: readonly Application[] = ['host', ...remotes];

import { remotes, workspaceRoot, workspaces } from '../workspaces.mjs';

export { remotes, workspaceRoot, workspaces };

/** The host or a remote, by its folder. */
export type Application = string;
export const applications: readonly Application[] = ['host', ...remotes];

/** Whether it is the name of an application, here or in newer sources: a remote may be added at any time. */
export const isApplicationName = (name: string) => /^(host|mfe(-[a-z\d]+)+)$/.test(name);

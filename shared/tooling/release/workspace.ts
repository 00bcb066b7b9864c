import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at the end. */
export const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

export const remotes = ['mfe-catalog', 'mfe-auth', 'mfe-cart', 'mfe-support', 'mfe-admin'] as const;
export type RemoteName = (typeof remotes)[number];
export const applications = ['host', ...remotes] as const;
export type Application = (typeof applications)[number];

export const isApplication = (name: string): name is Application => (applications as readonly string[]).includes(name);

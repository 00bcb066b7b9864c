import { pathToFileURL } from 'node:url';
import { remotes, workspaceRoot } from '../workspaces.mjs';

const configs = await Promise.all(
  ['shared', 'shared/tooling', 'host', ...remotes].map(
    (name) => import(pathToFileURL(`${workspaceRoot}${name}/jest.config.mjs`).href),
  ),
);

/** The unit tests of every browser workspace, the edge and the tooling, in one run. */
export default {
  rootDir: workspaceRoot,
  maxWorkers: '100%',
  // Generous, because other tests share the cores; a hanging test still fails.
  testTimeout: 20_000,
  // A workspace with code for browsers and Node has two projects, which jest wants flattened.
  projects: configs.flatMap(({ default: config }) => config.projects ?? [config]),
};

import { pathToFileURL } from 'node:url';
import { remotes, workspaceRoot } from '../workspaces.mjs';

const configs = await Promise.all(
  ['shared', 'shared/tooling', 'host', ...remotes].map(
    (name) => import(pathToFileURL(`${workspaceRoot}${name}/jest.config.mjs`).href),
  ),
);

/** The unit tests of every browser workspace, of the edge and of the tooling, in one run. */
export default {
  rootDir: workspaceRoot,
  maxWorkers: '100%',
  // Other tests share the cores. One that hangs is seen all the same.
  testTimeout: 20_000,
  // A workspace with code for the browser and for Node brings two projects; jest wants them side by side.
  projects: configs.flatMap(({ default: config }) => config.projects ?? [config]),
};

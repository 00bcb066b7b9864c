import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const names = ['shared', 'host', 'mfe-catalog', 'mfe-auth', 'mfe-cart', 'mfe-support', 'mfe-admin'];
const configs = await Promise.all(names.map((name) => import(`${root}${name}/jest.config.mjs`)));

/** The unit tests of every browser workspace, of the edge and of the tooling, in one run. */
export default {
  rootDir: root,
  // One core is not left free: nothing else runs meanwhile.
  maxWorkers: '100%',
  // A workspace with code for the browser and for Node brings two projects; jest wants them side by side.
  projects: configs.flatMap(({ default: config }) => config.projects ?? [config]),
};

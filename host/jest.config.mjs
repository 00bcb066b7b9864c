import { join } from 'node:path';
import { browserPreset } from '../shared/tooling/jest/browser.mjs';
import { nodePreset } from '../shared/tooling/jest/node.mjs';

const root = import.meta.dirname;

/** The host in the browser, and the edge, which runs on Node. */
export default {
  rootDir: root,
  projects: [browserPreset('host', join(root, 'src')), nodePreset('edge', join(root, 'edge'))],
};

import { join } from 'node:path';
import { browserPreset } from './tooling/jest/browser.mjs';
import { nodePreset } from './tooling/jest/node.mjs';

const root = import.meta.dirname;

/** What runs in the browser, and the tooling, which runs on Node. */
export default {
  rootDir: root,
  projects: [browserPreset('shared', join(root, 'src')), nodePreset('tooling', join(root, 'tooling'))],
};

import { nodePreset } from './jest/node.mjs';

export default nodePreset('tooling', import.meta.dirname);

import { join } from 'node:path';
import { browserPreset } from './tooling/jest/browser.mjs';

export default browserPreset('shared', join(import.meta.dirname, 'src'));

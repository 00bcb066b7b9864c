import { browserPreset } from '../shared/tooling/jest/browser.mjs';

export default browserPreset('mfe-support', import.meta.dirname);

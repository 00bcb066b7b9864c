import { browserPreset } from '../shared/tooling/jest/browser.mjs';

export default browserPreset('mfe-catalog', import.meta.dirname);

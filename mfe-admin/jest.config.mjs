import { browserPreset } from '../shared/tooling/jest/browser.mjs';

export default browserPreset('mfe-admin', import.meta.dirname);

import { browserPreset } from '../shared/tooling/jest/browser.mjs';

export default browserPreset('mfe-auth', import.meta.dirname);

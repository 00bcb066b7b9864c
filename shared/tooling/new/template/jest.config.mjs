import { browserPreset } from '../shared/tooling/jest/browser.mjs';

export default browserPreset('mfe-new-thing', import.meta.dirname);

import { browserPreset } from '../shared/tooling/jest/browser.mjs';

export default browserPreset('mfe-cart', import.meta.dirname);

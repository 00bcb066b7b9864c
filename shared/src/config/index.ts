export { RuntimeConfigProvider, useRuntimeConfig } from './runtime-config.ts';

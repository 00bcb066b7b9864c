export { availableModules, enhanceModules, type EnhancedModule } from './enhance-modules.ts';
export {
  forgetContinueWith,
  keepContinueWith,
  mayContinue,
  readContinueWith,
  type ContinueWith,
} from './continue-with.ts';
export { localDay } from './local-day.ts';
export { recordOpening, usagePath } from './record-opening.ts';
export { detailsDestination, moduleDestination, modulePage, type Destination } from './module-destination.ts';
export { safeUrl } from './safe-url.ts';
export { useComingSoon, type IsComingSoon } from './use-coming-soon.ts';
export { useMyModules } from './use-my-modules.ts';
export { useOpenModule } from './use-open-module.ts';

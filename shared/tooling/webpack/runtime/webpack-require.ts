import type { ShareScope } from './share-scope.ts';

/** The parts of a build's `require` that sharing uses. */
export interface WebpackRequire {
  /** Factories of modules. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
  c: Record<string, unknown>;
  /** Share scopes. */
  S: { default?: ShareScope };
  federation: { initOptions: { name: string } };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string }> };
}

import type { ShareScope } from './share-scope.ts';

/** The `require` of a build, as far as sharing goes. */
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

import type { OverridePolicy } from './apply-overrides.ts';

/** Open everywhere but in production, where OVERRIDE_SECRET signs the links of testers. */
export const overridePolicy = (env: NodeJS.ProcessEnv): OverridePolicy => ({
  open: env['NODE_ENV'] !== 'production',
  secret: env['OVERRIDE_SECRET'] || undefined,
});

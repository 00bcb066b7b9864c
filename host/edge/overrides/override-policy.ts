import type { OverridePolicy } from './apply-overrides.ts';

/** Open everywhere except production, where OVERRIDE_SECRET signs testers' links. */
export const overridePolicy = (env: NodeJS.ProcessEnv): OverridePolicy => ({
  open: env['NODE_ENV'] !== 'production',
  secret: env['OVERRIDE_SECRET'] || undefined,
});

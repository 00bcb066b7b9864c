export interface OverridePolicy {
  /** Anyone may choose any release and channel. Never in production, which requires a signed token. */
  open: boolean;
  secret?: string | undefined;
}

/** Open everywhere except production, where OVERRIDE_SECRET signs testers' links. */
export const overridePolicy = (env: NodeJS.ProcessEnv): OverridePolicy => ({
  open: env['NODE_ENV'] !== 'production',
  secret: env['OVERRIDE_SECRET'] || undefined,
});

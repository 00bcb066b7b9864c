export interface OverridePolicy {
  /** Anyone may choose any release and channel. Never in production, which requires a signed token. */
  open: boolean;
  secret?: string | undefined;
  /** Anyone may put a remote from their own machine into their pages; by default nobody. */
  local?: boolean;
}

/**
 * Open everywhere except production, where OVERRIDE_SECRET signs testers' links and LOCAL_REMOTES=1 admits remotes from
 * developers' machines.
 */
export const overridePolicy = (env: NodeJS.ProcessEnv): OverridePolicy => ({
  open: env['NODE_ENV'] !== 'production',
  local: env['NODE_ENV'] !== 'production' || env['LOCAL_REMOTES'] === '1',
  secret: env['OVERRIDE_SECRET'] || undefined,
});

export interface SlowCall {
  method: string;
  path: string;
  /** In milliseconds. */
  duration: number;
  status: number | undefined;
}

/** The host's callbacks, set by `configureHttp`. */
export const hooks = {
  onSessionLost: (): void => undefined,
  onForbidden: (): void => undefined,
  onSecondFactorRequired: (): void => undefined,
  askForFreshFactor: undefined as (() => Promise<boolean>) | undefined,
  onSlowCall: (_call: SlowCall): void => undefined,
};

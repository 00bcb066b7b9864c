export interface SlowCall {
  method: string;
  path: string;
  /** In milliseconds. */
  duration: number;
  status: number | undefined;
}

/** What the host wants to be told; set by `configureHttp`. */
export const hooks = {
  onSessionLost: (): void => undefined,
  onSlowCall: (_call: SlowCall): void => undefined,
};

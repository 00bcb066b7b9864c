import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import { isAxiosError } from './errors.ts';
import { hooks } from './hooks.ts';

/** In milliseconds. */
export const SLOW_CALL = 3_000;

const startedAt = new WeakMap<InternalAxiosRequestConfig, number>();

const measure = (config: InternalAxiosRequestConfig | undefined, status: number | undefined) => {
  const start = config && startedAt.get(config);
  if (!config || start === undefined) return;
  const duration = performance.now() - start;
  const path = config.url ?? '';
  // Reports themselves are not reported.
  if (duration > SLOW_CALL && !path.endsWith('-report'))
    hooks.onSlowCall({ method: (config.method ?? 'get').toUpperCase(), path, duration, status });
};

export const attachSlowCallReport = (client: AxiosInstance) => {
  client.interceptors.request.use((config) => {
    startedAt.set(config, performance.now());
    return config;
  });
  client.interceptors.response.use(
    (response) => {
      measure(response.config, response.status);
      return response;
    },
    (error: unknown) => {
      if (isAxiosError(error)) measure(error.config, error.response?.status);
      throw error;
    },
  );
};

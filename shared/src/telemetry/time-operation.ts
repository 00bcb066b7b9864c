import { reportPerformance } from './telemetry.ts';

/** In milliseconds; an operation that takes longer is reported. */
export const SLOW_OPERATION = 1_000;

/** Starts timing something that people wait for. Returns a function that ends it, and reports it if it was slow. */
export const startOperation = (name: string, app?: string) => {
  const started = performance.now();
  return () => {
    const duration = performance.now() - started;
    if (duration > SLOW_OPERATION) reportPerformance('slow-operation', name, duration, app);
  };
};

/** Runs an operation and reports it if it takes over 1 second, whether it succeeds or fails. */
export const timeOperation = async <T>(name: string, operation: () => Promise<T>, app?: string): Promise<T> => {
  const end = startOperation(name, app);
  try {
    return await operation();
  } finally {
    end();
  }
};

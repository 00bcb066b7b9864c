import { reportPerformance } from '@marketplace/shared/telemetry';

/**
 * Reports the page's web vitals for the application that owns the first page. The library measures from the page's
 * start, so it can load late.
 */
export const watchVitals = async (app: string) => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value }: { name: string; value: number }) => reportPerformance('web-vital', name, value, app);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
};

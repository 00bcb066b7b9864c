import { reportPerformance } from '@marketplace/shared/telemetry';

/**
 * Reports the page's web vitals, on account of the part whose page was opened first; the library measures from the page's
 * beginning, so that it may load late.
 */
export const watchVitals = async (app: string) => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value }: { name: string; value: number }) => reportPerformance('web-vital', name, value, app);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
};

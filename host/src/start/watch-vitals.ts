import { reportPerformance } from '@marketplace/shared/telemetry';

const report = ({ name, value }: { name: string; value: number }) => reportPerformance('web-vital', name, value);

/** Reports the page's web vitals; the library measures from the page's beginning, so that it may load late. */
export const watchVitals = async () => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
};

import { insights } from './analytics/insights.ts';
import type { DemoCategory } from './types.ts';

export const analytics: DemoCategory = {
  id: 'analytics',
  name: 'Analytics',
  description: 'Figures from all modules, with their source and their time.',
  hue: 225,
  buckets: [insights],
};

import { workplace } from './collaboration/workplace.ts';
import { events } from './collaboration/events.ts';
import type { DemoCategory } from './types.ts';

export const collaboration: DemoCategory = {
  id: 'collaboration',
  name: 'Collaboration',
  description: 'Plan the work, talk about it and find it again.',
  hue: 340,
  buckets: [workplace, events],
};

import type { DemoBucket } from '../types.ts';

export const events: DemoBucket = {
  id: 'events',
  name: 'Events',
  description: 'Planning and running company events. The first modules are in preparation.',
  modules: [],
};

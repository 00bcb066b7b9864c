import { itOperations } from './it-security/it-operations.ts';
import { access } from './it-security/access.ts';
import type { DemoCategory } from './types.ts';

export const itSecurity: DemoCategory = {
  id: 'it-security',
  name: 'IT & Security',
  description: 'Devices, requests and doors, with a record of who did what.',
  hue: 300,
  buckets: [itOperations, access],
};

import { coreHr } from './human-resources/core-hr.ts';
import { time } from './human-resources/time.ts';
import { payroll } from './human-resources/payroll.ts';
import { talent } from './human-resources/talent.ts';
import { engagement } from './human-resources/engagement.ts';
import type { DemoCategory } from './types.ts';

export const humanResources: DemoCategory = {
  id: 'human-resources',
  name: 'Human Resources',
  description: 'Hire, pay and look after people, from the first offer letter to the last settlement.',
  hue: 275,
  buckets: [coreHr, time, payroll, talent, engagement],
};

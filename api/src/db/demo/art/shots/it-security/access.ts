import type { Screen } from '../../kit/frame.ts';
import { visitorGate } from './access/visitor-gate.ts';
import { accessControl } from './access/access-control.ts';
import { auditTrail } from './access/audit-trail.ts';

export const accessScreens: Record<string, Screen[]> = {
  'visitor-gate': [visitorGate],
  'access-control': [accessControl],
  'audit-trail': [auditTrail],
};

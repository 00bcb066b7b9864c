import { hole, holeLine, line, solid, tintLine, tintSolid, type Mark } from '../layers.ts';
import { box, circle, person } from '../shapes.ts';

const itAssets: Mark = [
  line(box(22, 25, 52, 36, 7), 'M36 73h24'),
  tintLine('M48 62v10'),
  tintSolid(box(32, 35, 14, 6, 3)),
];

const itHelpdesk: Mark = [
  tintLine('M41 41L31 31M55 41l10-10M41 55L31 65M55 55l10 10'),
  line(circle(48, 48, 25), circle(48, 48, 10)),
];

const licenceTracker: Mark = [line(circle(36, 60, 13), 'M45 51l27-27M62 34l9 9'), tintSolid(circle(36, 60, 5))];

const visitorGate: Mark = [line('M24 74V46a24 24 0 0 1 48 0v28'), tintSolid(person(48, 39, 24)), tintLine('M39 73h18')];

const accessControl: Mark = [
  tintLine('M36 46V36a12 12 0 0 1 24 0v10'),
  solid(box(26, 43, 44, 32, 8)),
  hole(circle(48, 56, 5)),
  holeLine('M48 58v6'),
];

const auditTrail: Mark = [
  tintLine('M30 30v36'),
  solid(circle(30, 28, 7), circle(30, 48, 7), circle(30, 68, 7)),
  line('M46 28h25M46 48h16M46 68h22'),
];

export const itSecurityMarks: Record<string, Mark> = {
  'it-assets': itAssets,
  'it-helpdesk': itHelpdesk,
  'licence-tracker': licenceTracker,
  'visitor-gate': visitorGate,
  'access-control': accessControl,
  'audit-trail': auditTrail,
};

import { gap, hole, line, solid, tintLine, tintSolid, type Mark } from '../layers.ts';
import { arc, box, circle, cycle, person, polygon, rays } from '../shapes.ts';

const people: Mark = [tintSolid(person(62, 30, 28)), gap(person(40, 26, 36)), solid(person(40, 26, 36))];

const orgChart: Mark = [
  tintLine('M48 38v10M31 60V48h34v12'),
  solid(box(38, 22, 20, 18, 5), box(21, 57, 20, 18, 5), box(55, 57, 20, 18, 5)),
];

const documentVault: Mark = [
  line(box(24, 25, 48, 44, 9), 'M33 70v4M63 70v4'),
  tintLine(circle(48, 47, 9), rays(48, 47, 4, 10, 15)),
];

const letters: Mark = [tintLine('M25 34l23 18 23-18'), line(box(22, 29, 52, 38, 7))];

const idCards: Mark = [
  tintLine('M48 20v9'),
  line(box(27, 29, 42, 46, 7)),
  solid(person(48, 37, 18)),
  tintLine('M40 66h16'),
];

const selfService: Mark = [
  tintLine(arc(42, 42, 19, 190, 440)),
  gap('M42 42l9 31 6-12 12-6z'),
  solid('M42 42l9 31 6-12 12-6z'),
  line('M42 42l9 31 6-12 12-6z'),
];

const attendance: Mark = [tintLine(arc(48, 48, 25, 270, 348)), line(arc(48, 48, 25, 0, 258), 'M48 33v15l11 8')];

const leave: Mark = [
  line(box(23, 27, 50, 46, 8), 'M36 21v9M60 21v9'),
  tintSolid(box(33, 43, 8, 8, 2.5), box(55, 43, 8, 8, 2.5), box(33, 56, 8, 8, 2.5)),
  solid(box(44, 43, 8, 8, 2.5), box(44, 56, 19, 8, 2.5)),
];

const shiftRoster: Mark = [
  tintSolid(box(22, 26, 52, 12, 6), box(22, 42, 52, 12, 6), box(22, 58, 52, 12, 6)),
  solid(box(22, 26, 25, 12, 6), box(36, 42, 25, 12, 6), box(49, 58, 25, 12, 6)),
];

const timesheets: Mark = [
  tintSolid('M41 37h14l-7 9zM38 67a10 10 0 0 1 20 0z'),
  line('M28 23h40M28 73h40M33 23v8c0 8 9 12 15 17c6-5 15-9 15-17v-8M33 73v-8c0-8 9-12 15-17c6 5 15 9 15 17v8'),
];

const fieldCheckIn: Mark = [
  line('M48 75c-11-11-21-20-21-31a21 21 0 0 1 42 0c0 11-10 20-21 31z'),
  tintLine('M39 43l7 7 12-12'),
];

const payroll: Mark = [line(box(21, 28, 54, 32, 7)), solid(circle(48, 44, 7)), tintLine('M28 71h40')];

const statutoryFilings: Mark = [
  solid('M48 20l26 15v3h-52v-3z'),
  line('M48 23l23 13h-46z'),
  tintSolid(box(28, 45, 8, 19, 2), box(44, 45, 8, 19, 2), box(60, 45, 8, 19, 2)),
  line('M25 72h46'),
];

const claims: Mark = [line('M29 22h38v52l-6.4-5-6.3 5-6.3-5-6.3 5-6.3-5-6.4 5z'), tintLine('M39 36h18M39 48h18')];

const benefits: Mark = [
  tintLine('M48 48v18a7 7 0 0 1-14 0'),
  solid('M21 49a27 27 0 0 1 54 0l-4.5-3.5q-4.5-3-9 0l-4.5 3.5-4.5-3.5q-4.5-3-9 0l-4.5 3.5-4.5-3.5q-4.5-3-9 0z'),
];

const loans: Mark = [line(cycle), tintSolid(circle(48, 48, 10))];

const recruit: Mark = [line(circle(43, 43, 20), 'M58 58l15 15'), tintSolid(person(43, 32, 20))];

const onboarding: Mark = [line('M47 23h19a7 7 0 0 1 7 7v36a7 7 0 0 1-7 7H47'), tintLine('M23 48h31M43 36l12 12-12 12')];

const appraisals: Mark = [solid(polygon(48, 45, 5, 22, 10)), line(polygon(48, 45, 5, 22, 10)), tintLine('M32 74h32')];

const learning: Mark = [
  tintLine('M33 52v12c8 8 22 8 30 0V52'),
  gap('M48 29l26 13-26 13-26-13z'),
  solid('M48 27l28 14-28 14-28-14z'),
  line('M48 29l25 12-25 12-25-12zM73 42v15'),
];

const pulseSurveys: Mark = [
  tintLine(arc(48, 48, 25, 105, 255), arc(48, 48, 25, 285, 435)),
  line('M22 50h12l8-16 11 28 7-12h14'),
];

const recognition: Mark = [
  tintSolid('M37 50l-7 25 18-8 18 8-7-25z'),
  gap(circle(48, 40, 18)),
  solid(circle(48, 40, 20)),
  hole(polygon(48, 40.5, 5, 12, 5.5)),
];

export const humanResourcesMarks: Record<string, Mark> = {
  people,
  'org-chart': orgChart,
  'document-vault': documentVault,
  letters,
  'id-cards': idCards,
  'self-service': selfService,
  attendance,
  leave,
  'shift-roster': shiftRoster,
  timesheets,
  'field-check-in': fieldCheckIn,
  payroll,
  'statutory-filings': statutoryFilings,
  claims,
  benefits,
  loans,
  recruit,
  onboarding,
  appraisals,
  learning,
  'pulse-surveys': pulseSurveys,
  recognition,
};

import { gap, line, solid, tintLine, tintSolid, type Mark } from '../layers.ts';
import { arc, box, circle, cycle, slice } from '../shapes.ts';

const leads: Mark = [tintLine(arc(46, 50, 12, 60, 390)), line(arc(46, 50, 24, 62, 388), 'M46 50l25-25M62 24v10h10')];

const pipeline: Mark = [
  tintSolid('M22 28h12l12 20-12 20H22l12-20z'),
  solid('M48 28h12l12 20-12 20H48l12-20z'),
  tintLine('M25 31h7l10 17-10 17h-7l10-17z'),
  line('M51 31h7l10 17-10 17h-7l10-17z'),
];

const quotes: Mark = [
  line(
    'M53 23h14a6 6 0 0 1 6 6v14a6 6 0 0 1-1.8 4.2L47 71.5a6 6 0 0 1-8.5 0L24.5 57.5a6 6 0 0 1 0-8.5L48.8 24.8A6 6 0 0 1 53 23z',
  ),
  tintSolid(circle(60, 36, 6)),
];

const orders: Mark = [
  tintLine('M38 44V32a10 10 0 0 1 20 0v12'),
  line('M28 38h40l4 30a5 5 0 0 1-5 5H29a5 5 0 0 1-5-5z'),
];

const commissions: Mark = [solid(slice(45, 51, 24, 90, 360)), tintSolid(slice(52, 44, 24, 0, 90))];

const campaigns: Mark = [
  tintLine('M33 60l4 13', arc(60, 48, 14, 50, 130)),
  solid('M24 40h14l24-15v46L38 56H24z'),
  line('M25 41h14l20-13v40L39 55H25z'),
];

const landingForms: Mark = [
  line(box(22, 25, 52, 46, 8), 'M22 38h52'),
  tintSolid(box(33, 46, 30, 6, 3)),
  solid(box(45, 56, 18, 8, 4)),
];

const loyalty: Mark = [
  line('M48 72C36 63 22 53 22 40a13.5 13.5 0 0 1 26-5a13.5 13.5 0 0 1 26 5c0 13-14 23-26 32z'),
  tintLine('M34 41a4 4 0 0 1 4-4'),
];

const serviceDesk: Mark = [
  line('M26 54v-6a22 22 0 0 1 44 0v6'),
  solid(box(21, 49, 13, 20, 5), box(62, 49, 13, 20, 5)),
  tintLine('M68 69c0 5-6 6-14 6'),
];

const fieldService: Mark = [
  tintLine('M38 34v-4a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v4'),
  line(box(22, 34, 52, 38, 8), 'M22 52h52'),
  gap(box(44, 48, 8, 8, 2)),
  tintSolid(box(42, 46, 12, 12, 3)),
];

const amcContracts: Mark = [line(cycle), tintLine('M40 48l6 6 10-11')];

const feedback: Mark = [
  line('M32 25h32a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9H49L36 74v-9h-4a9 9 0 0 1-9-9V34a9 9 0 0 1 9-9z'),
  tintLine('M37 48c5 8 17 8 22 0'),
  tintSolid(circle(40, 38, 3.5), circle(56, 38, 3.5)),
];

export const salesCrmMarks: Record<string, Mark> = {
  leads,
  pipeline,
  quotes,
  orders,
  commissions,
  campaigns,
  'landing-forms': landingForms,
  loyalty,
  'service-desk': serviceDesk,
  'field-service': fieldService,
  'amc-contracts': amcContracts,
  feedback,
};

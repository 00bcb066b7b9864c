import { gap, line, solid, tintLine, tintSolid, type Mark } from '../layers.ts';
import { arc, box, circle } from '../shapes.ts';

const dashboards: Mark = [
  solid(box(22, 22, 24, 30, 5), box(50, 44, 24, 30, 5)),
  tintSolid(box(50, 22, 24, 18, 5), box(22, 56, 24, 18, 5)),
];

const reportBuilder: Mark = [
  line('M54 22H33a6 6 0 0 0-6 6v40a6 6 0 0 0 6 6h30a6 6 0 0 0 6-6V37L54 22z'),
  tintSolid(box(36, 54, 6, 12, 2), box(45, 46, 6, 20, 2), box(54, 50, 6, 16, 2)),
];

const kpiBoards: Mark = [
  tintLine(arc(48, 56, 26, 48, 100)),
  line(arc(48, 56, 26, 260, 384), 'M48 56l10-14'),
  solid(circle(48, 56, 6.5)),
];

const dataConnect: Mark = [
  tintLine('M26 47c0 12 44 12 44 0'),
  line('M26 31c0-12 44-12 44 0s-44 12-44 0zM26 31v34c0 12 44 12 44 0V31'),
];

const alerts: Mark = [
  line('M26 63c5-5 6-10 6-20a16 16 0 0 1 32 0c0 10 1 15 6 20z'),
  tintLine('M42 73h12'),
  gap(circle(64, 30, 4)),
  tintSolid(circle(64, 30, 7)),
];

const askData: Mark = [
  line('M32 23h32a9 9 0 0 1 9 9v23a9 9 0 0 1-9 9H49L36 74V64h-4a9 9 0 0 1-9-9V32a9 9 0 0 1 9-9z'),
  tintSolid(box(35, 42, 7, 12, 2), box(44.5, 33, 7, 21, 2), box(54, 38, 7, 16, 2)),
];

export const analyticsMarks: Record<string, Mark> = {
  dashboards,
  'report-builder': reportBuilder,
  'kpi-boards': kpiBoards,
  'data-connect': dataConnect,
  alerts,
  'ask-data': askData,
};

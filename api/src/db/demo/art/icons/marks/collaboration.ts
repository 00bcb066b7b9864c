import { gap, line, solid, tintLine, tintSolid, type Mark } from '../layers.ts';
import { box } from '../shapes.ts';

const tasks: Mark = [
  line('M72 45v21a7 7 0 0 1-7 7H31a7 7 0 0 1-7-7V32a7 7 0 0 1 7-7h26'),
  tintLine('M37 46l11 11 24-28'),
];

const projects: Mark = [solid(box(22, 25, 28, 12, 6), box(46, 59, 28, 12, 6)), tintSolid(box(34, 42, 28, 12, 6))];

const chatRooms: Mark = [
  tintSolid('M45 40h22a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8v8l-10-8H45a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z'),
  gap('M31 24h24a8 8 0 0 1 8 8v13a8 8 0 0 1-8 8H42l-10 8v-8h-1a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z'),
  solid('M30 22h25a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H43l-12 10V54h-1a9 9 0 0 1-9-9V31a9 9 0 0 1 9-9z'),
];

const meetings: Mark = [
  line(box(21, 31, 36, 34, 8)),
  solid('M64 43l9-6a2 2 0 0 1 3 1.7v18.6a2 2 0 0 1-3 1.7l-9-6z'),
  tintSolid(box(30, 40, 9, 6, 3)),
];

const wiki: Mark = [
  tintLine('M48 34v38'),
  line('M48 32c-6-6-15-7-25-6v40c10-1 19 0 25 6c6-6 15-7 25-6V26c-10-1-19 0-25 6z'),
];

export const collaborationMarks: Record<string, Mark> = { tasks, projects, 'chat-rooms': chatRooms, meetings, wiki };

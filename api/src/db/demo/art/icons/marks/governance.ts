import { line, solid, tintLine, tintSolid, type Mark } from '../layers.ts';
import { box, circle } from '../shapes.ts';

const contracts: Mark = [
  line('M54 22H33a6 6 0 0 0-6 6v40a6 6 0 0 0 6 6h30a6 6 0 0 0 6-6V37L54 22zM38 40h10'),
  tintLine('M38 60c3-8 6-8 6-2s4 5 7 0s4 3 8 1'),
];

const riskRegister: Mark = [
  solid(box(58, 22, 16, 16, 4), box(58, 40, 16, 16, 4), box(40, 22, 16, 16, 4)),
  tintSolid(box(22, 22, 16, 16, 4), box(40, 40, 16, 16, 4), box(58, 58, 16, 16, 4)),
  tintSolid(circle(30, 48, 4), circle(30, 66, 4), circle(48, 66, 4)),
];

const policyHub: Mark = [line('M48 21l24 9v17c0 14-10 23-24 28c-14-5-24-14-24-28V30z'), tintLine('M38 42h20M38 55h14')];

export const governanceMarks: Record<string, Mark> = {
  contracts,
  'risk-register': riskRegister,
  'policy-hub': policyHub,
};
